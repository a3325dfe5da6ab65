import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Static, TObject } from 'typebox'
import { Check } from 'typebox/schema'
import type { Input, Reply, Route } from '#contract/kit/route.ts'
import { call } from '#web/kit/client/api.ts'
import { freshKey } from '#web/kit/client/request.ts'
import { isOutdated, Refused } from '#web/kit/client/refused.ts'
import type { Violation } from './check.ts'
import type { LabelsOf } from './fieldTexts.ts'
import { useFocusOnWrong } from './attempt/focusOnWrong.ts'
import type { FormNotice } from './attempt/notice.ts'
import { useAfterUploads } from './attempt/useAfterUploads.ts'
import { type FormPart, partOf } from './formPart.ts'
import { fieldNamed, issuesOf, sendable } from './issues.ts'
import { useUnsavedChanges } from './unsaved.ts'
import { pathOnScreen, withRowKeys } from './rows/rowKeys.ts'
import { isSame, startOf, type Values, withValueAt, without } from './values.ts'
import { findById, merged, renewed } from './newest/merge.ts'
import type { AutosaveResult } from './autosave/autosaving.ts'
import { savable } from './autosave/savable.ts'
import { sendOnce } from './autosave/sendOnce.ts'
import { afterSaving, useAutosaving } from './autosave/useAutosaving.ts'
import { useRendered } from './autosave/useRendered.ts'

/** Form fields of a route: its input without the values that the page provides. */
export type FormValues<R extends Route, F = undefined> = Pick<Input<R>, Exclude<keyof Input<R>, KeyOf<F>>>
type KeyOf<F> = F extends object ? keyof F : never

/** Form values: the route's fields, or those of a separate schema. */
type Written<R extends Route, F, S> = S extends TObject ? Static<S> : FormValues<R, F>

export interface FormOptions<R extends Route, F, S, V extends object, Labels extends string> {
  /** Route that the form submits to; of an add and a change route with equal fields, the one that applies. */
  readonly route: R
  /** Values that the page provides: an id, a version. */
  readonly fixed?: F | undefined
  /** Separate schema of the values; `toInput` converts them to the route's input. */
  readonly schema?: S
  readonly toInput?: (values: V, fixed: NonNullable<F>) => Input<R> | Promise<Input<R>>
  /** Saves drafts elsewhere than through the route: in this browser. */
  readonly saveDraft?: (values: V) => Promise<void>
  /** Record to edit, or defaults of a new one; other fields start empty. */
  readonly initial?: object | undefined
  /** Path of the fields' messages. */
  readonly labels: LabelsOf<Labels, keyof V & string>
  /** Additional validation: messages by field path. */
  readonly check?: (values: Partial<V>, step: string | undefined) => Readonly<Record<string, string | undefined>>
  /** Values to validate and send: without empty rows and answers that are not applicable. */
  readonly prune?: (values: Partial<V>) => Partial<V>
  /** Called after each save, including autosave; returns the new fixed values, such as id and version. */
  readonly onSaved?: (reply: Reply<R>) => NonNullable<F>
  /** Message if there was no response. */
  readonly failed?: string
  /** Interposed between validation and call; `send` continues. */
  readonly beforeSend?: (values: V, send: () => void) => void
  /** Read route of the record, if it has no id of its own. */
  readonly readFrom?: Route
  /** Extracts the form's values from the newest record. */
  readonly fromNewest?: (thing: Values) => object
  /** Called after a save, when all queries were refetched; `step` is the requested further action. */
  readonly onDone?: (reply: Reply<R>, step: string | undefined) => void
}

export interface Form<V extends object> extends FormPart<V> {
  readonly id: string
  readonly isBusy: boolean
  readonly isDirty: boolean
  /** Conflict: another user has changed the record; the user must review and save the merge. */
  readonly isConflicting: boolean
  /** Last known saved values. */
  readonly before: Partial<V>
  readonly notice: FormNotice | undefined
  /** Number of failed submissions; reset by saving. */
  readonly attempts: number
  /** Labels of invalid fields in form order, after the first submission. */
  readonly wrong: () => readonly string[]
  /** Validates and submits; `step` names a further action for `check` and `onDone`. */
  readonly submit: (step?: string) => void
  /** Saves valid values in the background; invalid fields keep their saved value, without error messages. */
  readonly autosave: () => Promise<AutosaveResult>
  /** Shows a refusal of the further action, at its field or as notice. */
  readonly showRefusal: (refusal: Refused) => void
  /** Resets to the initial values. */
  readonly reset: () => void
}

const never: ReadonlyMap<string, Violation | string> = new Map()

/**
 * Form of a route: initial values, validation by the route's schema, single submission, merge of server replies.
 * Rendered by `Form`, `Fields` and `FormDialog`; see docs/decisions/0021-one-form.md.
 */
export function useForm<
  R extends Route,
  const Labels extends string,
  F extends object | undefined = undefined,
  S extends TObject | undefined = undefined,
>(options: FormOptions<R, F, S, Written<R, F, S> & object, Labels>): Form<Written<R, F, S> & object> {
  type V = Written<R, F, S> & object
  const { route, fixed, check, failed } = options
  const labels = options.labels as string
  const { t } = useTranslation()
  const id = useId()
  const client = useQueryClient()
  const schema: TObject = options.schema ?? without(route.input, Object.keys(fixed ?? {}))
  const pruned = (all: Values) => options.prune?.(all as Partial<V>) ?? all
  const begun = (thing: object | undefined) => withRowKeys(schema, startOf(schema, thing))
  const [values, setValues] = useState<Values>(() => begun(options.initial))
  const [before, setBefore] = useState(() => pruned(values))
  const [fixedValues, setFixedValues] = useState<Values>((fixed ?? {}) as Values)
  const [attempts, setAttempts] = useState(0)
  const [step, setStep] = useState<string>()
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [notice, setNotice] = useState<FormNotice>()
  const [isConflicting, setIsConflicting] = useState(false)
  const [key, setKey] = useState(freshKey)
  const [shown] = useState(() => new Map<string, string>())
  const isDirty = !isSame(pruned(values), before)
  const allowLeaving = useUnsavedChanges(isDirty, values)
  useFocusOnWrong(id, attempts)
  // Latest state for callbacks that run after a response.
  const current = { values, before, fixedValues, isConflicting }
  const now = useRef(current)
  useEffect(() => void (now.current = current))

  const found = (all: Values, of: string | undefined) => {
    const sent = pruned(all)
    const issues = issuesOf(schema, sent).map(({ path, problem }) => [pathOnScreen(path, sent, all), problem] as const)
    return new Map<string, Violation | string>([...issues, ...sentencesOf(check?.(sent as Partial<V>, of))])
  }
  const problems = attempts > 0 ? new Map([...found(values, step), ...sentencesOf(refused)]) : never
  const change = (path: readonly (string | number)[], next: (value: unknown) => unknown) => {
    setValues((all) => withRowKeys(schema, withValueAt(all, path, next) as Values))
    setRefused({})
  }

  const readNewest = (): Values | undefined => {
    const reads = client.getQueryCache().findAll({ type: 'active' })
    const own = reads.find(({ queryKey }) => queryKey[0] === options.readFrom?.path)
    const replies = reads.map(({ state }) => state.data)
    return own ? (own.state.data as Values) : findById(replies, now.current.fixedValues)
  }
  /** Updates the fixed values (version) from the newest record. */
  const renew = (newest: Values) => {
    const all = { ...newest, ...options.fromNewest?.(newest) } as Values
    setFixedValues((given) => renewed(given, all))
  }
  const takeNewest = (sentence: string) => {
    setIsConflicting(true)
    const newest = readNewest()
    if (!newest) return setNotice({ tone: 'err', title: sentence })
    const saved = now.current.before
    const theirs = begun(options.fromNewest?.(newest) ?? newest)
    const mergedWith = (all: Values) => merged({ shown: all, written: pruned(all) }, saved, theirs, pruned(theirs))
    const { both, before: after } = mergedWith(now.current.values)
    setValues((all) => mergedWith(all).values)
    setBefore(after)
    renew(newest)
    const names = both.map((name) => shown.get(name) ?? name).join(t('form.and'))
    const text = names === '' ? undefined : t('form.both', { labels: names })
    return setNotice({ tone: 'warn', title: t('form.newer'), text })
  }

  const showRefusal = (refusal: Refused) => {
    const { message, facts } = refusal
    if (refusal.is('thing.stale')) return takeNewest(message)
    const named = fieldNamed(schema, (facts as { readonly field?: unknown } | null)?.field)
    const all = now.current.values
    const field = named && pathOnScreen(named, pruned(all), all)
    if (field === undefined || !shown.has(field)) return setNotice({ tone: 'err', title: message })
    setRefused({ [field]: message })
    setAttempts((count) => count + 1)
  }
  const onError = async (error: Error) => {
    if (!(error instanceof Refused)) return setNotice(failed === undefined ? undefined : { tone: 'err', title: failed })
    if (isOutdated(error)) await client.invalidateQueries()
    showRefusal(error)
  }
  // Changes are protected by the version (optimistic lock), creations by an idempotency key. A route can require a key
  // too.
  const isOnce =
    route.access !== 'public' &&
    !route.secretReply &&
    !('version' in fixedValues) &&
    !('idempotencyKey' in route.input.properties)
  const once = isOnce ? { idempotencyKey: key } : {}
  const inputOf = (all: Values) => {
    const sent = sendable(schema, all)
    return options.toInput?.(sent as V, fixedValues as NonNullable<F>) ?? ({ ...sent, ...fixedValues } as Input<R>)
  }
  const unanswered = useRef<Sending<R>>(undefined)
  const deliver = (requested: Sending<R>) => {
    const open = isOnce && options.onSaved ? unanswered : { current: undefined }
    return sendOnce(open, requested, async ({ input }) => call(route, await input, once))
  }
  const take = (reply: Reply<R>, saved: Values) => {
    if (isSame(pruned(now.current.values), saved)) allowLeaving()
    setBefore(saved)
    setKey(freshKey())
    const next = options.onSaved?.(reply)
    if (next) setFixedValues(next as Values)
  }
  const rendered = useRendered()
  const write = useMutation({
    meta: { silent: true },
    mutationFn: deliver,
    onError,
    onSuccess: async ({ reply, sent }, { step: of }) => {
      take(reply, sent.all)
      setAttempts(0)
      await client.invalidateQueries()
      const newest = readNewest()
      if (newest) renew(newest)
      if (sent.step === of) options.onDone?.(reply, of)
    },
  })
  const isSending = useRef(false)
  const latestAttempt = useRef<(of: string | undefined) => void>(() => undefined)
  const send = (all: Values, of: string | undefined) => {
    if (isSending.current) return
    isSending.current = true
    setNotice(undefined)
    setIsConflicting(false)
    const requested = { input: inputOf(all), all, step: of }
    write.mutate(requested, {
      onSettled: (answer) => {
        isSending.current = false
        // The response belongs to an earlier request; the current values are sent next.
        if (answer && answer.sent !== requested) void rendered().then(() => latestAttempt.current(of))
      },
    })
  }
  const { autosave, running } = useAutosaving({
    isBusy: () => isSending.current,
    isConflicting: () => now.current.isConflicting,
    validValues: () => {
      const valid = savable(schema, pruned(now.current.values), now.current.before)
      return Check(schema, sendable(schema, valid)) ? valid : undefined
    },
    isSame,
    written: () => pruned(now.current.values),
    saved: () => now.current.before,
    send: async (all) => {
      if (options.saveDraft) {
        await options.saveDraft(sendable(schema, all) as V)
        if (isSame(pruned(now.current.values), all)) allowLeaving()
        setBefore(all)
        return all
      }
      const { reply, sent } = await deliver({ input: inputOf(all), all, step: undefined })
      // Marks queries as stale without refetching now: this page continues with its own values.
      await client.invalidateQueries({ refetchType: 'none' })
      take(reply, sent.all)
      return sent.all
    },
    onRefused: onError,
  })
  const afterUploads = useAfterUploads(id, setNotice)
  const attempt = (of: string | undefined) => {
    if (isSending.current || afterUploads(() => latestAttempt.current(of))) return
    setStep(of)
    setAttempts((count) => count + 1)
    setRefused({})
    if (found(values, of).size > 0) return
    const all = pruned(values)
    if (!Check(schema, sendable(schema, all))) setNotice({ tone: 'err', title: t('common.wrong') })
    else if (options.beforeSend) options.beforeSend(all as V, () => send(all, of))
    else send(all, of)
  }
  useEffect(() => void (latestAttempt.current = attempt))
  const submit = (of?: string) => afterSaving(running.current, () => latestAttempt.current(of))
  const reset = () => {
    setValues(before)
    setRefused({})
    setAttempts(0)
    setNotice(undefined)
    setIsConflicting(false)
  }
  const wrong = () => [...shown].flatMap(([path, label]) => (problems.has(path) ? [label] : []))
  const part = partOf<V>({ t, values, change, problems, shown }, schema, labels, [])
  const state = { id, isBusy: write.isPending, isDirty, isConflicting, before: before as Partial<V>, notice, attempts }
  return { ...part, ...state, wrong, submit, autosave, showRefusal, reset }
}

/** Request input with the values that it was made from. */
interface Sending<R extends Route> {
  readonly input: Input<R> | Promise<Input<R>>
  readonly all: Values
  readonly step: string | undefined
}

const sentencesOf = (sentences: Readonly<Record<string, string | undefined>> = {}) =>
  Object.entries(sentences).filter((each): each is [string, string] => each[1] !== undefined)
