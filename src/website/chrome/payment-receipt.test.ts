import { expect, test } from "vitest";
import { readPaymentReceipt } from "./payment-receipt.ts";

test("a payment is summed up with the plan's own name", () => {
  expect(read({ plan: "monthly", amount: "49", paymentId: "pi_3Nx-8.1" })).toEqual({
    plan: "Monthly Plan",
    amount: "$49",
    paymentId: "pi_3Nx-8.1",
  });
});

test("any other plan is shown as it is written, at most 60 characters of it", () => {
  expect(read({ plan: "Custom Development", amount: "497" })).toMatchObject({
    plan: "Custom Development",
    amount: "$497",
  });
  expect(read({ plan: `<b>\u202e${"🐶".repeat(80)}` })?.plan).toBe(`<b> ${"🐶".repeat(56)}`);
});

test("without a plan there is no summary", () => {
  expect(read({ amount: "49", paymentId: "pi_1" })).toBeUndefined();
  expect(read({ plan: " \u200b ", amount: "49" })).toBeUndefined();
  expect(read({ plan: " once-off build " })?.plan).toBe("Once-off Build");
});

test.each([
  ["49", "$49"],
  ["49.00", "$49"],
  ["$49", "$49"],
  ["49 AUD", "$49"],
  ["aud 49", "$49"],
  ["A$ 49.5", "$49.50"],
  ["AU$49", "$49"],
  ["1,234.50", "$1,234.50"],
  ["1234.5", "$1,234.50"],
  ["0049", "$49"],
  ["49 per day, call us", undefined],
  ["-49", undefined],
  ["1e9", undefined],
  ["12,34", undefined],
  ["49 USD", undefined],
  ["<b>49", undefined],
  ["", undefined],
])("the amount %j is shown as %j", (amount, shown) => {
  expect(read({ plan: "monthly", amount })?.amount).toBe(shown);
});

test.each([
  ["pi_3Nx8", "pi_3Nx8"],
  ["ch:7/AbC+dEf==", "ch:7/AbC+dEf=="],
  ["  8XY12345AB678901C\t", "8XY12345AB678901C"],
  ["ch_7 AbC dEf", "ch_7+AbC+dEf"],
  ["x".repeat(300), "x".repeat(300)],
  ["x".repeat(301), undefined],
  ["pay at https://evil.example/now", undefined],
  ["https://evil.example/now", undefined],
  ["<script>alert(1)</script>", undefined],
  ["\u202epay", undefined],
  ["", undefined],
])("the payment number %j is shown as %j", (paymentId, shown) => {
  expect(read({ plan: "monthly", paymentId })?.paymentId).toBe(shown);
});

function read(query: Record<string, string>) {
  return readPaymentReceipt(new URLSearchParams(query));
}
