/** The specification's duration for toasts about a profile. */
export const PROFILE_TOAST_SECONDS = 2;
