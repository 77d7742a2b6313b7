import { countsOf, type PersonalData } from "../../core/personal-data/personal-data.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ScreenHeader } from "../shell/screen-header.tsx";
import { SearchForm } from "../shell/search-form.tsx";
import type { PrivacyReceipt } from "./receive-privacy-request.ts";

type PrivacyScreenProps = {
  /** As typed in the search. */
  address: string;
  /** Undefined before a search. */
  data: PersonalData | undefined;
  receipt: PrivacyReceipt["outcome"] | "invalid" | undefined;
  /** After an erasure: how many files the store could not remove yet. */
  filesLeft: number;
};

/** For owners: everything about one address, to export or erase. */
export function PrivacyScreen({ address, data, receipt, filesLeft }: PrivacyScreenProps) {
  return (
    <>
      <ScreenHeader
        title="Personal data"
        lead="For anyone who asks what we hold about them, or wants it deleted."
      />
      <div className="grid max-w-3xl gap-5">
        <PrivacyNotice receipt={receipt} filesLeft={filesLeft} />
        <div className="grid gap-2">
          <SearchForm
            label="Search by email address or phone number"
            action="/admin/privacy"
            value={address}
          />
          <p className="text-muted text-small">
            A phone number finds messages to customers’ websites from people who left no email
            address. Everything else is found by email address.
          </p>
        </div>
        {data && (isEmpty(data) ? <NothingThere address={data.address} /> : <Found data={data} />)}
        {data && !isEmpty(data) && (
          <Erase address={data.address} unconfirmed={receipt === "unconfirmed"} />
        )}
      </div>
    </>
  );
}

function isEmpty(data: PersonalData): boolean {
  return data.history.length + Object.values(countsOf(data)).reduce((a, b) => a + b) === 0;
}

function NothingThere({ address }: { address: string }) {
  return (
    <p
      className="break-words rounded-card border border-line bg-surface p-6 text-muted"
      role="status"
    >
      We hold nothing about {address}.
    </p>
  );
}

function Found({ data }: { data: PersonalData }) {
  const { entries, briefs, sites, files, enquiries, emails } = countsOf(data);
  const [entry] = data.waitlist;
  const facts: [name: string, value: string][] = [
    ["Waitlist", entry ? `Position ${entry.position}, ${entry.status}` : String(entries)],
    ["Briefs", [briefs, ...data.briefs.map(({ business_name }) => business_name)].join(", ")],
    ["Files", String(files)],
    ["Websites", [sites, ...data.sites.map(({ name }) => name)].join(", ")],
    ["Enquiries", String(enquiries)],
    ["Emails", String(emails)],
    ["Logged events", String(data.history.length)],
  ];
  return (
    <Card className="grid gap-5">
      <h2 className="break-words text-heading">What we hold about {data.address}</h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <form method="post" action="/admin/privacy" className="grid justify-items-start gap-3">
        <input type="hidden" name="address" value={data.address} />
        <Button type="submit" look="secondary" name="intent" value="export">
          Download as JSON
        </Button>
        <p className="text-muted text-small">
          Everything in one file you can pass on, with emails as they were sent. Files are included
          as links, which work until the files are erased: those with briefs for anybody, those with
          comments for operators only.
        </p>
      </form>
    </Card>
  );
}

function Erase({ address, unconfirmed }: { address: string; unconfirmed: boolean }) {
  return (
    <Card className="grid gap-5">
      <div className="grid gap-2">
        <h2 className="text-heading">Erase all of it</h2>
        <p className="text-muted">
          Briefs, files, websites, enquiries, emails and their details in the log are deleted for
          good. A place on the waitlist stays as a number without a name, so nobody else’s position
          changes.
        </p>
      </div>
      <form method="post" action="/admin/privacy" className="grid justify-items-start gap-4">
        <input type="hidden" name="address" value={address} />
        <TextField
          className="w-full max-w-md"
          label={`Type the ${address.includes("@") ? "address" : "number"} to confirm`}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          error={unconfirmed ? "That doesn’t match" : undefined}
        />
        <Button type="submit" name="intent" value="erase">
          Erase for good
        </Button>
      </form>
    </Card>
  );
}

function PrivacyNotice({ receipt, filesLeft }: Pick<PrivacyScreenProps, "receipt" | "filesLeft">) {
  switch (receipt) {
    case "erased":
      return (
        <Notice tone="success" role="status" title="Everything that was found has been erased">
          <p>
            {filesLeft > 0
              ? `The file store couldn’t delete ${filesLeft} yet. Nobody can open them any more, and the hourly clean-up will remove them within a day or so.`
              : "Backups keep their copies until they’re replaced."}
          </p>
        </Notice>
      );
    case "ours":
      return (
        <Notice tone="error" role="alert" title="That’s one of our own addresses">
          <p>
            Emails to it are about other people, so it can’t be exported or erased here. Owners can
            switch off an operator under Account.
          </p>
        </Notice>
      );
    case "site is live":
      return (
        <Notice tone="error" role="alert" title="A website of theirs is live">
          <p>Take the site offline first. Nothing has been erased.</p>
        </Notice>
      );
    case "invalid":
      return (
        <Notice tone="error" role="alert">
          <p>Please enter a full email address or phone number.</p>
        </Notice>
      );
    case "refused":
    case "failed":
      return (
        <Notice tone="error" role="alert" title="That didn’t work">
          <p>Nothing has changed. Please try again.</p>
        </Notice>
      );
    default:
      return null;
  }
}

/** What staff see here. */
export function ForOwnersOnly() {
  return (
    <>
      <ScreenHeader title="Personal data" />
      <p className="rounded-card border border-line bg-surface p-6">
        Only owners can see and erase personal data. Please ask one of them.
      </p>
    </>
  );
}
