import 'vite/client'

declare global {
  interface Window {
    /** Whether the program has taken over what was drawn before it arrived. */
    isHere?: boolean
    /** What was typed before that, and what was pressed last. */
    waiting?: { readonly typed: ReadonlyMap<HTMLInputElement, string>; readonly pressed?: HTMLElement }
  }
}
