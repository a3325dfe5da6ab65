import { expect, test, vi } from 'vitest'
import { Refused, Unreachable } from '#web/kit/client/refused.ts'
import { refusalNumbers } from '#web/kit/client/refusalNumbers.ts'
import { isSame, type Values } from '../values.ts'
import { type Autosaved, autosaveOf } from './autosaving.ts'
import { sendOnce } from './sendOnce.ts'
import { afterSaving } from './useAutosaving.ts'

const failWith = (error: Error) => async () => {
  throw error
}
const refused = (code: keyof typeof refusalNumbers) =>
  new Refused({ code: refusalNumbers[code], message: code, data: null, traceid: '' })

/** Fixture: a form with a non-empty title and a note of at most one character. */
function formOf(written: Values, change: Partial<Autosaved> = {}) {
  const state = { written, saved: { title: 'old', note: '' } as Values }
  const valid = ({ title, note }: Values) => ({ title, note: String(note).length > 1 ? state.saved['note'] : note })
  const send = vi.fn(async (values: Values) => values)
  const form: Autosaved = {
    isBusy: () => false,
    isConflicting: () => false,
    validValues: () => (state.written['title'] === '' ? undefined : valid(state.written)),
    isSame,
    written: () => state.written,
    saved: () => state.saved,
    send,
    onRefused: async () => undefined,
    ...change,
  }
  return { state, form, send, save: () => autosaveOf(form, () => undefined) }
}

test('autosave: valid values are saved, and incomplete saving is reported', async () => {
  const whole = formOf({ title: 'new', note: 'n' })
  expect(await whole.save()).toBe('saved')
  expect(whole.send).toHaveBeenCalledWith({ title: 'new', note: 'n' })
  const partly = formOf({ title: 'new', note: 'too long' })
  expect(await partly.save()).toBe('partly')
  expect(partly.send).toHaveBeenCalledWith({ title: 'new', note: '' })
})

test('autosave: nothing is sent without changes, with too few valid values, or during a manual save', async () => {
  const forms = [
    [formOf({ title: 'old', note: '' }), 'nothing'],
    [formOf({ title: '', note: 'n' }), 'incomplete'],
    [formOf({ title: 'new', note: '' }, { isBusy: () => true }), 'nothing'],
    [formOf({ title: 'new', note: '' }, { isConflicting: () => true }), 'newer'],
  ] as const
  for (const [{ save, send }, result] of forms) {
    expect(await save()).toBe(result)
    expect(send).not.toHaveBeenCalled()
  }
})

test('autosave: input during a save is reported as unsaved', async () => {
  const { state, save } = formOf(
    { title: 'new', note: '' },
    {
      send: async (values) => {
        state.written = { title: 'newer', note: '' }
        return values
      },
    },
  )
  expect(await save()).toBe('behind')
})

test('autosave: a newer version is merged; other refusals and missing responses are distinguished', async () => {
  const onRefused = vi.fn(async () => undefined)
  const failing = (error: Error) => formOf({ title: 'new', note: '' }, { send: failWith(error), onRefused })
  expect(await failing(refused('thing.wrongState')).save()).toBe('refused')
  expect(await failing(new Unreachable('x')).save()).toBe('unreachable')
  expect(onRefused).not.toHaveBeenCalled()
  expect(await failing(refused('thing.stale')).save()).toBe('newer')
  expect(onRefused).toHaveBeenCalledTimes(1)
})

test('send once: without a response the same request is repeated, then the newer values are sent', async () => {
  const unanswered = { current: undefined as string | undefined }
  const lost = failWith(new Unreachable('x'))
  await expect(sendOnce(unanswered, 'first', lost)).rejects.toThrow(Unreachable)
  const send = vi.fn(async (requested: string) => `${requested} is made`)
  expect(await sendOnce(unanswered, 'second', send)).toEqual({ reply: 'first is made', sent: 'first' })
  expect(await sendOnce(unanswered, 'second', send)).toEqual({ reply: 'second is made', sent: 'second' })
})

test('send once: a refused request is not repeated', async () => {
  const unanswered = { current: undefined as string | undefined }
  await expect(sendOnce(unanswered, 'first', failWith(refused('thing.stale')))).rejects.toThrow(Refused)
  expect(await sendOnce(unanswered, 'second', async (requested) => requested)).toEqual({
    reply: 'second',
    sent: 'second',
  })
})

test('after saving: an action waits for the save, and is dropped if another user changed the record', async () => {
  const act = vi.fn()
  afterSaving(undefined, act)
  expect(act).toHaveBeenCalledTimes(1)
  const saving = Promise.withResolvers<'saved' | 'refused' | 'newer'>()
  afterSaving(saving.promise, act)
  expect(act).toHaveBeenCalledTimes(1)
  saving.resolve('refused')
  await saving.promise
  await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(2))
  const conflict = Promise.resolve('newer' as const)
  afterSaving(conflict, act)
  await conflict
  await Promise.resolve()
  expect(act).toHaveBeenCalledTimes(2)
})
