import type { ClaimRule } from "./rule.ts";
import { goodsRules } from "./rules/goods.ts";
import { healthRules } from "./rules/health.ts";
import { professionRules } from "./rules/professions.ts";
import { proofRules } from "./rules/proof.ts";
import { tradingRules } from "./rules/trading.ts";

/** What Australian law and its bodies say of a business’s words about itself. It is not legal advice. */
export const claimRules: readonly ClaimRule[] = [
  ...healthRules,
  ...goodsRules,
  ...professionRules,
  ...tradingRules,
  ...proofRules,
];
