import { expect, test } from "vitest";
import { hoursLines } from "../../../blocks/facts/opening-hours.ts";
import { contradictsHours, readHours } from "./read-hours.ts";

/** As a page shows them, with the note. */
function read(text: string): string[] {
  const { open, note } = readHours(text);
  const lines = open.length === 0 ? [] : hoursLines(open, { withClosed: false });
  return [...lines.map(({ days, times }) => `${days} ${times}`), ...(note ? [`(${note})`] : [])];
}

test.each([
  ["Mon to Fri 8 to 4.30, Sat 8-12", ["Mon – Fri 8 am – 4.30 pm", "Saturday 8 am – noon"]],
  ["9am-5pm weekdays", ["Mon – Fri 9 am – 5 pm"]],
  [
    "Mon, Wed & Fri: 8:30am - 5pm",
    ["Monday 8.30 am – 5 pm", "Wednesday 8.30 am – 5 pm", "Friday 8.30 am – 5 pm"],
  ],
  ["0630-1430 Tues–Sun", ["Tue – Sun 6.30 am – 2.30 pm"]],
  ["mon-fri 730 - 5", ["Mon – Fri 7.30 am – 5 pm"]],
  ["10-6 every day, Tuesday closed", ["Monday 10 am – 6 pm", "Wed – Sun 10 am – 6 pm"]],
  ["7 days 6 am until 8 in the evening", ["Every day 6 am – 8 pm"]],
  ["Fri & Sat 5pm to 1am", ["Fri – Sat 5 pm – 1 am"]],
  ["Sat, Sun, Mon 10-2", ["Monday 10 am – 2 pm", "Sat – Sun 10 am – 2 pm"]],
])("%s: what is certain becomes opening times", (text, lines) => {
  expect(read(text)).toEqual(lines);
});

test("a break on one day makes two times of it", () => {
  expect(read("Daily 8am to 6pm, Friday closed for prayer 12.30 to 2")).toEqual([
    "Mon – Thu 8 am – 6 pm",
    "Friday 8 am – 12.30 pm, 2 pm – 6 pm",
    "Sat – Sun 8 am – 6 pm",
  ]);
});

test.each([
  ["Tue-Fri 9-5, Sat mornings", ["Tue – Fri 9 am – 5 pm", "(Sat mornings.)"]],
  [
    "Mon-Fri 7-4. Ring any time in a storm",
    ["Mon – Fri 7 am – 4 pm", "(Ring any time in a storm.)"],
  ],
  ["Thu 9-5 (school terms only)", ["Thursday 9 am – 5 pm", "(Thu: school terms only.)"]],
  ["wed 6-8pm", ["(Wed 6–8pm.)"]],
  ["weekends and warm nights", ["(Weekends and warm nights.)"]],
  ["about 9 to about 5, most days", ["(About 9 to about 5, most days.)"]],
  ["9-5", ["(9–5.)"]],
  ["by appointment", ["(By appointment.)"]],
])("%s: what is not certain stays in their words", (text, lines) => {
  expect(read(text)).toEqual(lines);
});

test("a day that is given twice is told", () => {
  expect(readHours("Mon-Sat 9-5. Saturday 8-3").isContradictory).toBe(true);
  expect(readHours("Mon-Fri 9-5. Saturday 8-3").isContradictory).toBe(false);
});

test.each([
  ["Closed Sundays.", true],
  ["We are open every day.", true],
  ["We open Saturdays.", true],
  ["Closed Saturdays.", false],
  ["We’re open on Mondays.", false],
  ["The class on Saturday is for beginners.", false],
  ["Closed Friday 12 to 2.", false],
])("a sentence contradicts Friday to Monday without Saturday: %s", (sentence, isContradicted) => {
  const { open } = readHours("Sun, Mon, Fri 9am-5pm");
  expect(contradictsHours(sentence, open)).toBe(isContradicted);
});
