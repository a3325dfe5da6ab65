/** Pending upload; finished ones leave the queue. */
export interface QueuedFile {
  readonly key: number
  readonly file: File
  readonly state: 'waiting' | 'sending' | 'failed'
  readonly percent: number
  /** Server's message of a failure. */
  readonly reason?: string
}

export type Queue = readonly QueuedFile[]

const change = (queue: Queue, key: number, values: Partial<QueuedFile>): Queue =>
  queue.map((one) => (one.key === key ? { ...one, ...values } : one))

export const added = (queue: Queue, files: readonly File[], firstKey: number): Queue => [
  ...queue,
  ...files.map((file, index) => ({ key: firstKey + index, file, state: 'waiting', percent: 0 }) as const),
]
export const removed = (queue: Queue, key: number): Queue => queue.filter((one) => one.key !== key)
export const sending = (queue: Queue, key: number, percent: number): Queue =>
  change(queue, key, { state: 'sending', percent })
export const failed = (queue: Queue, key: number, reason: string): Queue =>
  change(queue, key, { state: 'failed', percent: 0, reason })
export const requeued = (queue: Queue, key: number): Queue => change(queue, key, { state: 'waiting', percent: 0 })

/** Next file to send: one at a time, first in first out. */
export const nextOf = (queue: Queue): QueuedFile | undefined =>
  queue.some(({ state }) => state === 'sending') ? undefined : queue.find(({ state }) => state === 'waiting')

/** Whether uploads are pending; failed ones wait for the user. */
export const isBusy = (queue: Queue): boolean => queue.some(({ state }) => state !== 'failed')
