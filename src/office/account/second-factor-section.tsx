import type { Enrolment } from "../../core/operators/signing-in/second-factor.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { AccountSection } from "./account-section.tsx";
import { BackupCodes, codesLeftText } from "./backup-codes.tsx";
import { ConfirmFields } from "./confirm-fields.tsx";
import { QrCode } from "./qr-code.tsx";
import { type AccountReceipt, problemIn } from "./receive-account.ts";

type SecondFactorProps = {
  email: string;
  enabled: boolean;
  /** Backup codes that have not been used. */
  codesLeft: number;
  receipt: AccountReceipt | undefined;
};

/** Codes from an authenticator app: turning them on and off, and backup codes for a lost phone. */
export function SecondFactorSection({ email, enabled, codesLeft, receipt }: SecondFactorProps) {
  const errors = problemIn(receipt, "second-factor")?.errors;
  return (
    <AccountSection
      id="second-factor"
      title="Codes from an app"
      lead={
        enabled
          ? `On. Each sign-in asks for a code that only your phone can show. ${codesLeftText(codesLeft)}`
          : "Off. With codes from an authenticator app, a stolen password isn’t enough to get in."
      }
    >
      {receipt?.kind === "backup-codes" && <BackupCodes codes={receipt.codes} />}
      {receipt?.kind === "enrolling" ? (
        <EnrolmentSteps enrolment={receipt.enrolment} wrongCode={receipt.wrongCode} />
      ) : (
        <form method="post" className="grid max-w-md gap-4">
          <ConfirmFields email={email} codes={enabled} errors={errors} />
          <div className="flex flex-wrap gap-3">
            {enabled ? (
              <>
                <Button type="submit" name="intent" value="renew-backup-codes" look="secondary">
                  New backup codes
                </Button>
                <Button type="submit" name="intent" value="remove-factor" look="secondary">
                  Turn codes off
                </Button>
              </>
            ) : (
              <Button type="submit" name="intent" value="start-factor">
                Turn codes on
              </Button>
            )}
          </div>
        </form>
      )}
    </AccountSection>
  );
}

function EnrolmentSteps({ enrolment, wrongCode }: { enrolment: Enrolment; wrongCode: boolean }) {
  const { uri, backupCodes } = enrolment;
  const secret = URL.canParse(uri) ? new URL(uri).searchParams.get("secret") : null;
  return (
    <form method="post" className="grid gap-6">
      <input type="hidden" name="uri" value={uri} />
      <input type="hidden" name="backup-codes" value={backupCodes.join(" ")} />
      <div className="grid gap-6 sm:grid-cols-[auto_minmax(0,1fr)]">
        <QrCode text={uri} label="QR code for your authenticator app" />
        <div className="grid content-start gap-2">
          <h3 className="font-semibold">1. Scan this with your authenticator app</h3>
          <p className="text-muted text-small">
            No camera?{" "}
            <a className="text-link" href={uri}>
              Open the app on this device
            </a>
            , or type this key into it:
          </p>
          <p className="break-all rounded-small bg-sand px-3 py-2 font-semibold">{secret}</p>
        </div>
      </div>
      <div className="grid gap-2">
        <h3 className="font-semibold">2. Keep the backup codes</h3>
        <BackupCodes codes={backupCodes} />
      </div>
      <div className="grid max-w-md gap-4">
        <h3 className="font-semibold">3. Type the code the app shows</h3>
        <TextField
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus={wrongCode}
          maxLength={8}
          required
          error={wrongCode ? "That code isn’t right. Try the one the app shows now." : undefined}
        />
        <Button type="submit" name="intent" value="confirm-factor" className="justify-self-start">
          Turn codes on
        </Button>
      </div>
    </form>
  );
}
