/** Overlay store: toasts, which expire, and confirmations, which wait for an answer. `Toaster` renders both. */
export interface ToastAction {
  readonly label: string
  readonly onAction: () => void
}

export interface Toast {
  readonly id: number
  /** `info`: neither success nor failure. */
  readonly tone: 'ok' | 'err' | 'info'
  readonly text: string
  /** Action such as undo or view. */
  readonly action?: ToastAction | undefined
}

export interface Confirmation {
  readonly title: string
  readonly text: string
  /** Trace id of the failure, for copying. */
  readonly trace?: string
  readonly ok: string
  /** Label of the cancel button; without it there is only the OK button. */
  readonly cancel?: string
  /** Destructive action: the OK button is outlined in red, and the cancel button has the initial focus. */
  readonly danger?: boolean
}

export interface PendingConfirmation extends Confirmation {
  readonly answer: (yes: boolean) => void
}

interface State {
  readonly toasts: readonly Toast[]
  readonly confirmations: readonly PendingConfirmation[]
}

const SHOWN_MS = 3000
/** Duration in ms of errors, which take longer to read. */
const ERROR_SHOWN_MS = 5000
/** Duration in ms of toasts with an action, which take time to use. */
const SHOWN_WITH_ACTION_MS = 8000
const none: State = { toasts: [], confirmations: [] }
let state = none
let last = 0
const listeners = new Set<() => void>()

function set(next: Partial<State>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

export const overlayStore = {
  state: () => state,
  /** Server snapshot: no overlays, so that hydration matches the server's HTML. */
  serverState: () => none,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Duration of a toast in ms, from its first rendering. */
export function durationOf({ tone, action }: Toast): number {
  if (action) return SHOWN_WITH_ACTION_MS
  return tone === 'err' ? ERROR_SHOWN_MS : SHOWN_MS
}

export const dismissToast = (id: number): void => set({ toasts: state.toasts.filter((one) => one.id !== id) })

function show(tone: Toast['tone'], text: string, action?: ToastAction): void {
  const id = ++last
  set({ toasts: [...state.toasts.filter((one) => one.text !== text), { id, tone, text, action }] })
}

/** Toast at the top of the window. Equal texts are shown once. */
export const toast = {
  success: (text: string, action?: ToastAction): void => show('ok', text, action),
  info: (text: string, action?: ToastAction): void => show('info', text, action),
  error: (text: string, action?: ToastAction): void => show('err', text, action),
}

/**
 * Shows a confirmation and resolves to the answer. Concurrent equal confirmations are shown once and share the answer.
 */
export function confirm(confirmation: Confirmation): Promise<boolean> {
  return new Promise((resolve) => {
    const same = state.confirmations.find(
      ({ title, text }) => title === confirmation.title && text === confirmation.text,
    )
    const answer = (yes: boolean) => {
      set({ confirmations: state.confirmations.filter((one) => one.answer !== answer) })
      resolve(yes)
    }
    if (same) chain(same, resolve)
    else set({ confirmations: [...state.confirmations, { ...confirmation, answer }] })
  })
}

function chain(same: PendingConfirmation, resolve: (yes: boolean) => void): void {
  const answer = (yes: boolean) => {
    set({ confirmations: state.confirmations.filter((one) => one.answer !== answer) })
    same.answer(yes)
    resolve(yes)
  }
  set({ confirmations: state.confirmations.map((one) => (one === same ? { ...same, answer } : one)) })
}
