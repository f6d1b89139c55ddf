import { faultsInWords } from "../api/faults-in-words.ts";
import { writeFaultsBy } from "../api/problem-words.ts";

// One script for all of them: separate scripts would split what the sign-in page loads.
export { RegisterScreen } from "./register-screen.tsx";
export { ResetPasswordScreen } from "./reset-password-screen.tsx";
export { VerifyScreen } from "./verify-screen.tsx";

writeFaultsBy(faultsInWords);
