import { expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../tests/support/postgres.ts";
import { addSite } from "../../../tests/support/sites/sites.ts";
import { viewEnquiries } from "../../office/enquiries/enquiries-view.ts";
import { renderMail } from "../emails/render-mail.ts";
import { deleteOldEnquiries } from "./delete-old.ts";
import { enquiryEmails } from "./emails.tsx";
import {
  dismissEnquiry,
  keepSuspected,
  letInEnquiry,
  markAnswered,
  reopenEnquiry,
  sendEnquiry,
} from "./enquiries.ts";

const mia = {
  via: "contact",
  name: "Mia Nguyen",
  email: "mia@example.com",
  subject: "Cakes",
  message: "Do you build sites\nfor bakeries?",
} as const;

function on(db: TestDatabase) {
  return { ...db, config: { operatorEmail: "ops@example.com" } };
}

test("a message is stored, and its words are in an email to the operators", async () => {
  await using db = await freshDatabase();
  await sendEnquiry(on(db), mia);
  expect(await rowsOf(db)).toMatchObject([{ ...mia, status: "open" }]);
  const [mail] = await mailsOf(db);
  expect(mail).toMatchObject({ to_address: "ops@example.com", kind: "enquiry-notification" });
  const sender = { companyName: "Smart Sites", publicUrl: "https://smart.example" };
  const content = renderMail(enquiryEmails(sender), {
    kind: "enquiry-notification",
    data: mail.data,
  });
  expect(content.subject).toBe("New message: Cakes");
  for (const said of ["Mia Nguyen, mia@example.com", mia.message, "/admin/enquiries"]) {
    expect(content.text).toContain(said);
  }
  expect(content.html).toContain('href="mailto:mia%40example.com"');
});

test("the same message sent again within a day is stored and told of once", async () => {
  await using db = await freshDatabase();
  const spelt = [mia.email, "Mia@Example.com", mia.email];
  await Promise.all(spelt.map((email) => sendEnquiry(on(db), { ...mia, email })));
  await Promise.all(Array.from({ length: 4 }, () => keepSuspected(db, mia)));
  expect((await rowsOf(db)).map(({ status }) => status)).toEqual(["open", "suspected"]);
  expect(await mailsOf(db)).toHaveLength(1);
  await db.pool.query("update enquiries set created_at = now() - interval '25 hours'");
  await sendEnquiry(on(db), mia);
  expect(await rowsOf(db)).toHaveLength(3);
});

test("of one address, operators get five emails a day, and every message", async () => {
  await using db = await freshDatabase();
  for (let n = 1; n <= 7; n++) await sendEnquiry(on(db), { ...mia, message: `Message ${n}` });
  await sendEnquiry(on(db), { ...mia, email: "tom@example.com" });
  expect(await rowsOf(db)).toHaveLength(8);
  const told = (await mailsOf(db)).map(({ data }) => data.message);
  expect(told).toEqual([1, 2, 3, 4, 5].map((n) => `Message ${n}`).concat(mia.message));
});

test("a suspected message is let in once, with its email, or dismissed", async () => {
  await using db = await freshDatabase();
  await keepSuspected(db, mia);
  await keepSuspected(db, { ...mia, message: "Cheap pills for everybody" });
  expect(await mailsOf(db)).toEqual([]);
  const [first, second] = await rowsOf(db);
  const judge = (id: string) => ({ id, actor: "olive" });
  expect(await letInEnquiry(on(db), judge(first?.id))).toBe(true);
  expect(await letInEnquiry(on(db), judge(first?.id))).toBe(false);
  expect(await dismissEnquiry(db, judge(first?.id))).toBe(false);
  expect(await dismissEnquiry(db, judge(second?.id))).toBe(true);
  expect(await rowsOf(db)).toMatchObject([{ ...mia, status: "open" }]);
  expect(await mailsOf(db)).toHaveLength(1);
  expect(await eventsOf(db)).toEqual([
    ["olive", "enquiry.status", "suspected", "open"],
    ["olive", "enquiry.dismiss", null, null],
  ]);
});

test("an enquiry is marked as answered once, and can be taken back", async () => {
  await using db = await freshDatabase();
  await sendEnquiry(on(db), mia);
  const [stored] = await rowsOf(db);
  const change = { id: stored?.id, actor: "olive" };
  expect(await reopenEnquiry(db, change)).toBeUndefined();
  expect(await markAnswered(db, change)).toMatchObject({ status: "answered" });
  expect(await markAnswered(db, change)).toBeUndefined();
  expect(await reopenEnquiry(db, change)).toMatchObject({ status: "open" });
  expect(await eventsOf(db)).toEqual([
    ["olive", "enquiry.status", "open", "answered"],
    ["olive", "enquiry.status", "answered", "open"],
  ]);
});

test("messages go after 24 months with their emails, suspected ones after 30 days", async () => {
  await using db = await freshDatabase();
  await sendEnquiry(on(db), { ...mia, message: "of 23 months" });
  await sendEnquiry(on(db), { ...mia, message: "of 25 months" });
  await keepSuspected(db, { ...mia, message: "of 29 days" });
  await keepSuspected(db, { ...mia, message: "of 31 days" });
  await db.pool.query(`
    update enquiries set created_at = now() - replace(message, 'of ', '')::interval;
    update emails set created_at = now() - replace(data ->> 'message', 'of ', '')::interval;
  `);
  await deleteOldEnquiries(db);
  const left = (await rowsOf(db)).map(({ message }) => message);
  expect(left).toEqual(["of 23 months", "of 29 days"]);
  expect((await mailsOf(db)).map(({ data }) => data.message)).toEqual(["of 23 months"]);
});

test("the list pages through everything once, newest first, whatever is suspected between", async () => {
  await using db = await freshDatabase();
  const { id: siteId } = await addSite(db);
  // Every fourth is to a customer.
  await db.pool.query(`do $$ begin
    for n in 1..120 loop
      if n % 4 = 0 then
        insert into site_enquiries (site_id, name, reply_to, message, status)
        values ('${siteId}', 'Zoe', '0491 570 006', 'Message ' || n,
          case when n % 3 = 0 then 'suspected' else 'open' end);
      else
        insert into enquiries (via, email, message, status)
        values ('chat', 'p' || n || '@example.com', 'Message ' || n,
          case when n % 3 = 0 then 'suspected' when n % 3 = 1 then 'open' else 'answered' end);
      end if;
    end loop;
  end $$`);
  const numbers = async (query: string) => {
    const view = await viewEnquiries(db, new URLSearchParams(query));
    const shown = view.enquiries.map(({ enquiry: { message } }) =>
      Number(message.replace("Message ", "")),
    );
    return { ...view, shown };
  };
  const all = Array.from({ length: 120 }, (_, n) => 120 - n).filter((n) => n % 3 !== 0);
  for (const [filter, expected] of [
    ["", all],
    ["status=open", all.filter((n) => n % 3 === 1 && n % 4 !== 0)],
    ["status=customers", all.filter((n) => n % 4 === 0)],
    ["q=message 1", all.filter((n) => String(n).startsWith("1"))],
  ] as const) {
    const there: number[] = [];
    let page = await numbers(filter);
    expect(page.newer).toBeUndefined();
    for (;;) {
      there.push(...page.shown);
      if (!page.older) break;
      page = await numbers(`${filter}&before=${page.older}`);
    }
    expect([filter, there]).toEqual([filter, expected]);
    const back = [...page.shown];
    while (page.newer) {
      page = await numbers(`${filter}&after=${page.newer}`);
      back.unshift(...page.shown);
    }
    expect([filter, back]).toEqual([filter, expected]);
  }
  expect((await numbers("q=nobody")).shown).toEqual([]);
  expect(await numbers("")).toMatchObject({ open: 30, more: false });
});

async function rowsOf({ pool }: TestDatabase) {
  return (await pool.query("select * from enquiries order by id")).rows;
}

async function mailsOf({ pool }: TestDatabase) {
  return (await pool.query("select * from emails order by id")).rows;
}

async function eventsOf({ pool }: TestDatabase) {
  const { rows } = await pool.query("select * from audit_events order by id");
  return rows.map(({ actor, action, from_value, to_value }) => [
    actor,
    action,
    from_value,
    to_value,
  ]);
}
