import { expect, test } from "vitest";
import { sampleReport, sydneyTime, weatherLook } from "./weather-report.ts";

test.each([
  [3999, "sunny"],
  [4000, "rain"],
  [4001, "rain"],
  [4201, "rain"],
  [4202, "sunny"],
  [5000, "snow"],
  [5101, "snow"],
  [5999, "sunny"],
  [6000, "snow"],
  [6201, "snow"],
  [6202, "sunny"],
  [7000, "snow"],
  [7102, "snow"],
  [1000, "sunny"],
  [1100, "sunny"],
  [1001, "cloudy"],
  [1101, "cloudy"],
  [1102, "cloudy"],
  [2000, "cloudy"],
  [2100, "cloudy"],
  [2101, "sunny"],
  [8000, "storm"],
  [0, "sunny"],
])("weather code %i looks %s", (code, look) => {
  expect(weatherLook(code)).toBe(look);
});

test("the sample has the code of the spec", () => {
  expect(sampleReport.weatherCode).toBe(1101);
});

test("the time is Sydney’s, in summer and in winter", () => {
  expect(sydneyTime("2026-01-15T03:34:00Z").replace(/\s/, " ")).toBe("2:34 pm");
  expect(sydneyTime("2026-07-15T03:34:00Z").replace(/\s/, " ")).toBe("1:34 pm");
});
