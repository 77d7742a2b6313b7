import type { Candidate } from "../candidates.ts";
import { askable, channelsFor } from "../channels.ts";
import { costOf, deposit, founderPrice, incomeOf, rewardFor, shopPrice } from "../figures.ts";
import { isOnPaper } from "../first-stock.ts";
import { ruleOf } from "../rule.ts";
import { dollars, priceOf } from "./grammar.ts";
import { holding, type Telling } from "./say.ts";

/** What both generators can tell of an idea. */
export function ideaTelling(idea: Candidate): Telling {
  const { trade, form, kind, own, relation, segment, price, per, every } = idea;
  const [firstPlace, secondPlace] = channelsFor(idea);
  const income = incomeOf(idea);
  const rule = ruleOf(idea);
  return {
    holds: holding(
      form,
      income.from,
      relation !== "asked" && relation,
      idea.unsaid !== undefined && "unnamed",
      own && kind === "service" && trade.words.length > 0 && "own service",
      trade.words.length === 0 && "own topic",
      isOnPaper(idea) && "on paper",
      segment === "businesses" && "for businesses",
      rule !== undefined && "under a rule",
      price < 20 && "cheap",
      per === "month" && "monthly",
      every !== undefined && !["month", "week"].includes(per) && "comes again",
      every !== undefined && price < 100 && per !== "month" && "worth prepaying",
    ),
    gaps: {
      who: idea.who,
      people: askable(idea),
      trouble: idea.trouble,
      offer: idea.offer,
      how: idea.how,
      asked: idea.unsaid,
      label: trade.label,
      lesson: trade.lesson,
      kit: trade.kit.name,
      rule,
      "first place": firstPlace,
      "second place": secondPlace,
      price: priceOf({ price, per }),
      every,
      cost: dollars(costOf(price)),
      left: dollars(price - costOf(price)),
      "shop price": dollars(shopPrice(price)),
      "kit price": dollars(trade.kit.price),
      "founder price": priceOf({ price: founderPrice(price), per }),
      deposit: dollars(deposit(price)),
      reward: dollars(rewardFor(price)),
      customers: income.customers,
      takings: dollars(income.takings),
      period: income.period,
    },
  };
}
