import 'vite/client'

declare global {
  interface Waiting {
    readonly actions: readonly { readonly target: HTMLElement; readonly text?: string }[]
    /** It is being done now. */
    isDoing: boolean
  }
  interface Window {
    /** Whether the program has taken over what was drawn before it arrived. */
    isHere?: boolean
    /** What was done before that, in its order: typed into a box, or pressed. */
    waiting?: Waiting
  }
}
