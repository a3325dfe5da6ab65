/** Notice of a form: a refusal, or a conflict with another user's change. */
export interface FormNotice {
  readonly tone: 'err' | 'warn'
  readonly title: string
  readonly text?: string | undefined
}
