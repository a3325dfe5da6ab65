import 'vite/client'

declare global {
  interface Window {
    /** Whether the program has taken over what was drawn before it arrived. */
    isHere?: boolean
    /** The button that was pressed before that. */
    pressed?: HTMLElement
  }
}
