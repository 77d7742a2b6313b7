import { expect, test } from "vitest";
import { hoursLines } from "./opening-hours.ts";

test("days with the same times share a line, and closed days are said", () => {
  const week = { days: [1, 2, 3, 5], opens: "09:00", closes: "17:30" };
  const late = { days: [4], opens: "09:00", closes: "20:30" };
  expect(hoursLines([late, week])).toEqual([
    { days: "Mon – Wed", times: "9 am – 5.30 pm" },
    { days: "Thursday", times: "9 am – 8.30 pm" },
    { days: "Friday", times: "9 am – 5.30 pm" },
    { days: "Sat – Sun", times: "Closed" },
  ]);
});

test("a break at midday is two times of one day", () => {
  const friday = [
    { days: [1, 2, 3, 4, 5, 6, 7], opens: "14:00", closes: "16:00" },
    { days: [1, 2, 3, 4, 5, 6, 7], opens: "05:30", closes: "12:00" },
  ];
  expect(hoursLines(friday)).toEqual([{ days: "Every day", times: "5.30 am – noon, 2 pm – 4 pm" }]);
});
