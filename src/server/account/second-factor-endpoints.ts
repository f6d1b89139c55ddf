import {
  beginSecondFactor,
  completeSignIn,
  confirmSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from "#contract/second-factor.ts";
import { serve, type Served } from "../http/serve.ts";
import type { BeginSession } from "./begin-session.ts";
import type { SecondFactor } from "./second-factor.ts";

export function secondFactorEndpoints(secondFactor: SecondFactor, beginSession: BeginSession): Served[] {
  return [
    serve(completeSignIn, async (input, context) => beginSession(await secondFactor.complete(input, context), context)),
    serve(beginSecondFactor, (_input, context) => secondFactor.begin(context.userId())),
    serve(confirmSecondFactor, ({ code }, context) => secondFactor.confirm(context.userId(), code)),
    serve(renewRecoveryCodes, (_input, context) => secondFactor.newRecoveryCodes(context.userId())),
    serve(turnOffSecondFactor, (_input, context) => secondFactor.turnOff(context.userId())),
  ];
}
