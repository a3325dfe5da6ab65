/** What the screen says beside the page: short messages that pass, and questions that wait. `Messages` draws them. */
export interface Passing {
  readonly id: number
  readonly tone: 'ok' | 'err'
  readonly text: string
}

export interface Question {
  readonly title: string
  readonly text: string
  /** The trace of what failed, to be copied. */
  readonly trace?: string
  readonly ok: string
  /** Without it there is only one way out. */
  readonly cancel?: string
  /** Something is lost by a yes: the button is outlined in red, and No has the focus. */
  readonly danger?: boolean
}

export interface Asked extends Question {
  readonly answer: (yes: boolean) => void
}

interface State {
  readonly passing: readonly Passing[]
  readonly asked: readonly Asked[]
}

const SHOWN_MS = 3000
const none: State = { passing: [], asked: [] }
let state = none
let last = 0
const listeners = new Set<() => void>()

function set(next: Partial<State>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

export const messages = {
  state: () => state,
  /** Server snapshot: hydration begins with the server's page, which has no messages. */
  serverState: () => none,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function pass(tone: Passing['tone'], text: string): void {
  const id = ++last
  set({ passing: [...state.passing.filter((one) => one.text !== text), { id, tone, text }] })
  setTimeout(() => set({ passing: state.passing.filter((one) => one.id !== id) }), SHOWN_MS)
}

export const succeed = (text: string): void => pass('ok', text)
export const fail = (text: string): void => pass('err', text)

/** Asks and waits. The same question is not asked twice at once: both askers get the one answer. */
export function ask(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const same = state.asked.find(({ title, text }) => title === question.title && text === question.text)
    const answer = (yes: boolean) => {
      set({ asked: state.asked.filter((one) => one.answer !== answer) })
      resolve(yes)
    }
    if (same) chain(same, resolve)
    else set({ asked: [...state.asked, { ...question, answer }] })
  })
}

function chain(same: Asked, resolve: (yes: boolean) => void): void {
  const answer = (yes: boolean) => {
    set({ asked: state.asked.filter((one) => one.answer !== answer) })
    same.answer(yes)
    resolve(yes)
  }
  set({ asked: state.asked.map((one) => (one === same ? { ...same, answer } : one)) })
}
