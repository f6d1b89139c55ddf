import { useState } from "react";
import type { ReactNode } from "react";
import { longestDisplayName } from "#core/account/longest-display-name.ts";
import { useAddress } from "../account/use-address.ts";
import { ConfirmAddress } from "../account/confirm-address.tsx";
import { useAuth } from "../account/auth-provider.tsx";
import { ApiProblem } from "../api/api-problem.ts";
import { accountCareText } from "../text/account-care-text.ts";
import { accountMailText } from "../text/account-mail-text.ts";
import { settingsPanelText } from "../text/settings-panel-text.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { BoundedField } from "../ui/bounded-field.tsx";
import { useForm } from "../ui/use-form.ts";
import { ChangeEmail } from "./change-email.tsx";
import { PhotoRow } from "./photo-row.tsx";
import { SettingRow } from "./setting-row.tsx";
import styles from "./settings.module.css";
import { classNames } from "../ui/class-names.ts";

/** The name others see, and the sign-in address. */
export function ProfilePanel(): ReactNode {
  const { currentUser, updateProfile, hosted } = useAuth();
  const [changes, setChanges] = useState(0);
  const [isChangingEmail, setChangingEmail] = useState(false);
  const form = useForm({
    start: { name: currentUser?.displayName ?? "" },
    explain: (error) =>
      error instanceof ApiProblem && error.status === 422
        ? settingsPanelText.nameInvalid
        : settingsPanelText.nameFailed,
  });
  const save = form.onSubmit(
    async ({ name }) => {
      await updateProfile(name.trim());
      setChanges(changes + 1);
    },
    ({ name }) =>
      name.trim() === "" || [...name.trim()].length > longestDisplayName ? settingsPanelText.nameInvalid : null,
  );
  return (
    <Card>
      <form className={classNames("grid gap-5", styles.stack)} noValidate onSubmit={save}>
        <PhotoRow />
        <SettingRow saveState="saved" change={changes} onUndo={null} name={settingsPanelText.name}>
          <BoundedField
            {...form.text("name")}
            label={settingsPanelText.name}
            autoComplete="name"
            longest={longestDisplayName}
            fault={form.problem}
          />
        </SettingRow>
        <div>
          <Button type="submit" busy={form.isBusy} disabled={form.values.name.trim() === currentUser?.displayName}>
            {settingsPanelText.nameSave}
          </Button>
        </div>
        <dl>
          <dt className="quiet">{settingsPanelText.email}</dt>
          <dd>
            {currentUser?.email} <AddressState />
          </dd>
        </dl>
        {hosted === null || hosted.hasPassword() ? (
          <div className="flex wrap gap-2">
            <Button onClick={() => setChangingEmail(true)}>{accountCareText.changeEmail}</Button>
          </div>
        ) : null}
      </form>
      {isChangingEmail ? <ChangeEmail onClose={() => setChangingEmail(false)} /> : null}
    </Card>
  );
}

function AddressState(): ReactNode {
  const { hosted } = useAuth();
  const data = useAddress();
  if (data === undefined) return null;
  if (data.isConfirmed) return <Badge look="blue">{accountMailText.state.isConfirmed}</Badge>;
  return (
    <>
      <Badge look="amber">{accountMailText.state.isNot}</Badge>
      <span className="block mt-1h quiet">
        {data.canConfirm || hosted !== null ? <ConfirmAddress /> : accountMailText.state.notSet}
      </span>
    </>
  );
}
