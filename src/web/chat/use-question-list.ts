import { useSearchParams } from "react-router";

/** Whether all that can be asked is shown. */
export interface QuestionList {
  readonly isListing: boolean;
  readonly setIsListing: (isListing: boolean) => void;
}

/** The list of questions is a part of the address, so that other screens can open it. */
export function useQuestionList(): QuestionList {
  const [parameters, setParameters] = useSearchParams();
  return {
    isListing: parameters.has("questions"),
    setIsListing: (isListing) => {
      const next = new URLSearchParams(parameters);
      if (isListing) next.set("questions", "");
      else next.delete("questions");
      setParameters(next, { replace: true });
    },
  };
}
