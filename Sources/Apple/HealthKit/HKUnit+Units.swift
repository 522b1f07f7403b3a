extension HKUnit {
  public class func gram() -> HKUnit { HKUnit("g") }
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.text + "g")
  }
  public class func meter() -> HKUnit { HKUnit("m") }
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.text + "m")
  }
  public class func liter() -> HKUnit { HKUnit("L") }
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.text + "L")
  }
  public class func pascal() -> HKUnit { HKUnit("Pa") }
  public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.text + "Pa")
  }
  public class func second() -> HKUnit { HKUnit("s") }
  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.text + "s")
  }
  public class func joule() -> HKUnit { HKUnit("J") }
  public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.text + "J")
  }
  public class func siemen() -> HKUnit { HKUnit("S") }
  public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.text + "S")
  }
  public class func volt() -> HKUnit { HKUnit("V") }
  public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.text + "V")
  }
  public class func watt() -> HKUnit { HKUnit("W") }
  public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.text + "W")
  }
  public class func hertz() -> HKUnit { HKUnit("Hz") }
  public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.text + "Hz")
  }
  public class func ounce() -> HKUnit { HKUnit("oz") }
  public class func pound() -> HKUnit { HKUnit("lb") }
  public class func stone() -> HKUnit { HKUnit("st") }
  public class func inch() -> HKUnit { HKUnit("in") }
  public class func foot() -> HKUnit { HKUnit("ft") }
  public class func yard() -> HKUnit { HKUnit("yd") }
  public class func mile() -> HKUnit { HKUnit("mi") }
  public class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us") }
  public class func fluidOunceImperial() -> HKUnit { HKUnit("fl_oz_imp") }
  public class func pintUS() -> HKUnit { HKUnit("pt_us") }
  public class func pintImperial() -> HKUnit { HKUnit("pt_imp") }
  public class func cupUS() -> HKUnit { HKUnit("cup_us") }
  public class func cupImperial() -> HKUnit { HKUnit("cup_imp") }
  public class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg") }
  public class func inchesOfMercury() -> HKUnit { HKUnit("inHg") }
  public class func centimeterOfWater() -> HKUnit { HKUnit("cmAq") }
  public class func atmosphere() -> HKUnit { HKUnit("atm") }
  public class func minute() -> HKUnit { HKUnit("min") }
  public class func hour() -> HKUnit { HKUnit("hr") }
  public class func day() -> HKUnit { HKUnit("d") }
  public class func smallCalorie() -> HKUnit { HKUnit("cal") }
  public class func kilocalorie() -> HKUnit { HKUnit("kcal") }
  public class func largeCalorie() -> HKUnit { HKUnit("Cal") }
  public class func degreeCelsius() -> HKUnit { HKUnit("degC") }
  public class func degreeFahrenheit() -> HKUnit { HKUnit("degF") }
  public class func kelvin() -> HKUnit { HKUnit("K") }
  public class func internationalUnit() -> HKUnit { HKUnit("IU") }
  public class func count() -> HKUnit { HKUnit("count") }
  public class func percent() -> HKUnit { HKUnit("%") }
  public class func decibelHearingLevel() -> HKUnit { HKUnit("dBHL") }
  public class func radianAngle() -> HKUnit { HKUnit("rad") }
  public class func degreeAngle() -> HKUnit { HKUnit("deg") }

  /// Moles of a substance, which convert into grams.
  /// - Parameter molarMass: Grams per mole.
  public class func moleUnit(withMolarMass molarMass: Double) -> HKUnit {
    HKUnit("mol<\(molarMass)>")
  }

  public class func moleUnit(with prefix: HKMetricPrefix, molarMass: Double) -> HKUnit {
    HKUnit("\(prefix.text)mol<\(molarMass)>")
  }
}
