import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/**
 * English texts that the specification fixes, word for word in the code. They keep their words even where other texts
 * of the product would be written differently; other languages translate their meaning.
 */
const specified: Readonly<Record<string, readonly string[]>> = {
  "src/web/text/en/account.ts": [
    "Signing In...",
    "Please enter both your email address and password to sign in.",
    "No account found with this email address. Please check your email or create a new account.",
    "Incorrect password. Please check your password and try again.",
    "Please enter a valid email address.",
    "This account has been disabled. Please contact support for assistance.",
    "Too many failed login attempts. Please try again later or reset your password.",
    "Network error. Please check your internet connection and try again.",
    "Email/password sign-in is not enabled. Please contact support.",
    "Invalid email or password. Please check your credentials and try again.",
    "Unable to sign in. Please check your credentials and try again.",
  ],
  "src/web/text/en/sign-up.ts": [
    "Creating Account...",
    "Full Name",
    "Confirm Password",
    "Please fill in all required fields to create your account.",
    "Passwords do not match. Please make sure both password fields are identical.",
    "Password must be at least ${length} characters long for security.",
    "An account with this email address already exists. Please sign in instead or use a different email.",
    "Password is too weak. Please choose a stronger password with at least 6 characters.",
    "Email/password sign-up is not enabled. Please contact support.",
    "Unable to create account. Please check your information and try again.",
  ],
  "src/web/text/en/firebase.ts": ["Firebase Configuration Error", "Please check the console for setup instructions"],
  "src/web/text/en/shell.ts": ["Unexpected Application Error!"],
  "src/web/account/auth-provider.tsx": ["useAuth must be used within an AuthProvider"],
  "src/web/text/en/market.ts": ["Failed to fetch stock data", "Failed to fetch news", "No data available for symbol"],
  "src/web/text/en/settings-panel.ts": ["Connection error: ${"],
  "src/server/market/endpoints.ts": ["Failed to fetch stock data", "Connection error: ${"],
  "src/server/market/news.ts": ["Failed to fetch news"],
  "src/server/market/providers/require-quote.ts": ["Invalid quote data received"],
  "src/server/market/providers/rapidapi/rapidapi.ts": ["Successfully connected to Yahoo Finance API via RapidAPI"],
  "src/web/text/en/chat.ts": ["Failed to get AI response"],
  "src/server/assistant/models/sdk-model.ts": ["No response generated"],
  "src/server/assistant/models/model-failures.ts": ["${label} API error: ${", "Connection failed: ${"],
  "src/web/text/en/written.ts": ["Quick analysis loading...", "Not available"],
  "src/web/text/en/assistant.ts": ["Computed, no AI"],
  "src/core/words/en/preview.ts": ["Nothing due"],
  "src/core/assistant/apology.ts": ["having trouble connecting to the AI service"],
};

it.each(Object.entries(specified))("%s has the specified texts word for word", (file, texts) => {
  const code = readFileSync(join(import.meta.dirname, "..", file), "utf8");
  expect(texts.filter((text) => !code.includes(text))).toEqual([]);
});
