import { expect, test } from "vitest";
import { readPaymentReceipt } from "./payment-receipt.ts";

test("a payment is summed up with the plan's own name", () => {
  expect(read({ plan: "monthly", amount: "49", paymentId: "pi_3Nx-8.1" })).toEqual({
    plan: "Monthly Plan",
    amount: "$49",
    paymentId: "pi_3Nx-8.1",
  });
});

test("a plan we don't know is shown as it stands, an amount gets one dollar sign", () => {
  expect(read({ plan: "Custom build", amount: "$1,497.50" })).toEqual({
    plan: "Custom build",
    amount: "$1,497.50",
    paymentId: undefined,
  });
});

test("there is no summary without a plan", () => {
  expect(read({ amount: "49", paymentId: "pi_1" })).toBeUndefined();
  expect(read({ plan: " \u200b ", amount: "49" })).toBeUndefined();
});

test("text that someone has put into the address is clipped to one line", () => {
  const receipt = read({
    plan: `Call us\non \u202e1800 to confirm ${"x".repeat(5000)}`,
    amount: "49 per day, call us",
    paymentId: "pay at https://evil.example/now",
  });
  expect(receipt?.plan).toMatch(/^Call us on 1800 to confirm x+…$/);
  expect(receipt?.plan).toHaveLength(60);
  expect(receipt).toMatchObject({ amount: undefined, paymentId: undefined });
});

function read(query: Record<string, string>) {
  return readPaymentReceipt(new URLSearchParams(query));
}
