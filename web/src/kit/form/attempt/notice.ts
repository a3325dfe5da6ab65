/** What the server has said, or what somebody else has changed meanwhile. */
export interface FormNotice {
  readonly tone: 'err' | 'warn'
  readonly title: string
  readonly text?: string | undefined
}
