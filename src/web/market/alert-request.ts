import type { AlertRule } from "#core/alerts/alert-rule.ts";
import { createRequests } from "../ui/create-requests.ts";

/** The dialog's initial values. The user fills in whatever is omitted. */
export interface AlertRequest {
  readonly symbol?: string;
  readonly rule?: AlertRule;
  /** A price as typed, if it could be read as two numbers. The dialog asks which one is meant. */
  readonly price?: { readonly is: "above" | "below"; readonly typed: string };
}

const requests = createRequests<AlertRequest>();

/** Opens the alert dialog from anywhere. */
export function openAlert(request: AlertRequest = {}): void {
  requests.open(request);
}

export const useAlertRequests = requests.useRequests;
