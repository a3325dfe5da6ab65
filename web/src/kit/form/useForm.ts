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
import { type FormPart, partOf } from './formPart.ts'
import { fieldNamed, issuesOf, sendable } from './issues.ts'
import { useUnsavedChanges } from './unsaved.ts'
import { isSame, startOf, type Values, withValueAt, without } from './values.ts'
import { findById, merged } from './newest/merge.ts'
import { savable } from './autosave/savable.ts'
import { type Kept, useAfter, useKeep } from './autosave/useKeep.ts'

/** The fields of a form of a route: its input without what the page itself gives. */
export type FormValues<R extends Route, F = undefined> = Pick<Input<R>, Exclude<keyof Input<R>, KeyOf<F>>>
type KeyOf<F> = F extends object ? keyof F : never

/** What is written: the fields of the route, or of a schema of the form's own. */
type Written<R extends Route, F, S> = S extends TObject ? Static<S> : FormValues<R, F>

export interface FormOptions<R extends Route, F, S, V extends object, Labels extends string> {
  /** The route that it is sent through; of two with the same fields, the one that adds or the one that changes. */
  readonly route: R
  /** What the page itself gives: an id, a version. */
  readonly fixed?: F | undefined
  /** What is written, where that is not the input of the route itself; `toInput` makes the input of it. */
  readonly schema?: S
  readonly toInput?: (values: V, fixed: NonNullable<F>) => Input<R> | Promise<Input<R>>
  /** Where autosave keeps what is written, where that is not the route itself: this browser. */
  readonly keepIn?: (values: V) => Promise<void>
  /** The thing that is changed, or what a new one begins with; all else begins empty. */
  readonly initial?: object | undefined
  /** Where the messages of its fields are. */
  readonly labels: LabelsOf<Labels, keyof V & string>
  /** What the schema cannot say: sentences by the paths of fields. */
  readonly check?: (values: Partial<V>, step: string | undefined) => Readonly<Record<string, string | undefined>>
  /** What is left out before anything is checked or sent: rows that nobody has filled in. */
  readonly prune?: (values: Partial<V>) => Partial<V>
  /** What the page gives from now on, where the reply says it: a new thing has an id and a version once it is saved. */
  readonly fixedAfter?: (reply: Reply<R>) => NonNullable<F>
  /** Between the checks and the call; `send` goes on. */
  readonly beforeSend?: (values: V, send: () => void) => void
  /** The read that shows what is written, where that has no id of its own. */
  readonly readFrom?: Route
  /** The values of the newest, where they are not its own properties. */
  readonly fromNewest?: (thing: Values) => object
  /** It has been saved, and everything on the screen has asked again; `step` is what is to be done beyond that. */
  readonly onDone?: (reply: Reply<R>, step: string | undefined) => void
}

/** What the server has said, or what somebody else has changed meanwhile. */
export interface FormNotice {
  readonly tone: 'err' | 'warn'
  readonly title: string
  readonly text?: string | undefined
}

export interface Form<V extends object> extends FormPart<V> {
  readonly id: string
  readonly isBusy: boolean
  readonly isDirty: boolean
  /** What it began with: what is saved, as far as is known. */
  readonly before: Partial<V>
  readonly notice: FormNotice | undefined
  /** The labels of what is wrong, in the order of the form, once somebody has tried to send it. */
  readonly wrong: () => readonly string[]
  /** Checks and sends it; `step` names what is to be done beyond saving, for `check` and `onDone`. */
  readonly submit: (step?: string) => void
  /** Saves what is right as it stands, beside the work on it: what is wrong keeps its saved value, and nothing is said. */
  readonly keep: () => Promise<Kept>
  /** Shows a refusal of what was done beyond saving: at its field, or as a whole. */
  readonly showRefusal: (refusal: Refused) => void
  /** Back to what it began with. */
  readonly reset: () => void
}

const never: ReadonlyMap<string, Violation | string> = new Map()

/**
 * A form of a route: begun with values, checked by the route's own schema, sent once, and given what the server replies. `Form`, `Fields`
 * and `FormDialog` show it; see docs/decisions/0021-one-form.md.
 */
export function useForm<
  R extends Route,
  const Labels extends string,
  F extends object | undefined = undefined,
  S extends TObject | undefined = undefined,
>(options: FormOptions<R, F, S, Written<R, F, S> & object, Labels>): Form<Written<R, F, S> & object> {
  type V = Written<R, F, S> & object
  const { route, fixed, check } = options
  const labels = options.labels as string
  const { t } = useTranslation()
  const id = useId()
  const client = useQueryClient()
  const schema: TObject = options.schema ?? without(route.input, Object.keys(fixed ?? {}))
  const pruned = (all: Values) => options.prune?.(all as Partial<V>) ?? all
  const [values, setValues] = useState<Values>(() => startOf(schema, options.initial))
  const [before, setBefore] = useState(() => pruned(values))
  const [given, setGiven] = useState<Values>((fixed ?? {}) as Values)
  const [attempts, setAttempts] = useState(0)
  const [step, setStep] = useState<string>()
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [notice, setNotice] = useState<FormNotice>()
  const [key, setKey] = useState(freshKey)
  const [shown] = useState(() => new Map<string, string>())
  const isDirty = !isSame(pruned(values), before)
  const letGo = useUnsavedChanges(isDirty)
  useFocusOnWrong(id, attempts)

  const found = (all: Values, of: string | undefined) =>
    new Map<string, Violation | string>([
      ...issuesOf(schema, all).map(({ path, problem }) => [path, problem] as const),
      ...sentencesOf(check?.(all as Partial<V>, of)),
    ])
  const problems = attempts > 0 ? new Map([...found(values, step), ...sentencesOf(refused)]) : never
  const change = (path: readonly (string | number)[], next: (value: unknown) => unknown) => {
    setValues((all) => withValueAt(all, path, next) as Values)
    setRefused({})
  }

  const readNewest = (): Values | undefined => {
    const reads = client.getQueryCache().findAll({ type: 'active' })
    const own = reads.find(({ queryKey }) => queryKey[0] === options.readFrom?.path)
    const replies = reads.map(({ state }) => state.data)
    return own ? (own.state.data as Values) : findById(replies, given)
  }
  /** What the page gives follows the newest: its version. */
  const renew = (newest: Values) => {
    const all = { ...newest, ...options.fromNewest?.(newest) } as Values
    setGiven((before) => Object.fromEntries(Object.keys(before).map((name) => [name, all[name] ?? before[name]])))
  }
  const takeNewest = (sentence: string) => {
    const newest = readNewest()
    if (!newest) return setNotice({ tone: 'err', title: sentence })
    const theirs = startOf(schema, options.fromNewest?.(newest) ?? newest)
    const { both } = merged(values, before, theirs)
    setValues((now) => merged(now, before, theirs).values)
    setBefore(theirs)
    renew(newest)
    const names = both.map((name) => shown.get(name) ?? name).join(t('form.and'))
    const text = names === '' ? undefined : t('form.both', { labels: names })
    return setNotice({ tone: 'warn', title: t('form.newer'), text })
  }

  const showRefusal = ({ message, facts }: Refused) => {
    const field = fieldNamed(schema, (facts as { readonly field?: unknown } | null)?.field)
    if (field === undefined || !shown.has(field)) return setNotice({ tone: 'err', title: message })
    setRefused({ [field]: message })
    setAttempts((count) => count + 1)
  }
  const onError = async (error: Error) => {
    if (!(error instanceof Refused)) return
    if (isOutdated(error)) await client.invalidateQueries()
    if (error.is('thing.stale')) takeNewest(error.message)
    else showRefusal(error)
  }
  // A version protects what is changed; what is new is made once, however often it is sent.
  // A route may ask for a key of its own.
  const isOnce =
    route.access !== 'public' &&
    !route.secretReply &&
    !('version' in given) &&
    !('idempotencyKey' in route.input.properties)
  const once = isOnce ? { idempotencyKey: key } : {}
  const inputOf = (all: Values) => {
    const sent = sendable(schema, all)
    return options.toInput?.(sent as V, given as NonNullable<F>) ?? ({ ...sent, ...given } as Input<R>)
  }
  const onSaved = (reply: Reply<R>, saved: Values) => {
    setBefore(saved)
    setKey(freshKey())
    const next = options.fixedAfter?.(reply)
    if (next) setGiven(next as Values)
  }
  const write = useMutation({
    meta: { silent: true },
    mutationFn: async ({ sent }: { readonly sent: Values; readonly step: string | undefined }) =>
      call(route, await inputOf(sent), once),
    onError,
    onSuccess: async (reply, { sent, step: of }) => {
      letGo()
      onSaved(reply, sent)
      setAttempts(0)
      await client.invalidateQueries()
      const newest = readNewest()
      if (newest) renew(newest)
      options.onDone?.(reply, of)
    },
  })

  const isSending = useRef(false)
  const send = (sent: Values, of: string | undefined) => {
    if (isSending.current) return
    isSending.current = true
    setNotice(undefined)
    write.mutate({ sent, step: of }, { onSettled: () => (isSending.current = false) })
  }
  const { keep, isKeeping } = useKeep({
    isBusy: () => isSending.current,
    savable: () => {
      const right = savable(schema, pruned(values), before)
      return Check(schema, sendable(schema, right)) ? right : undefined
    },
    isWhole: (right) => isSame(right, pruned(values)),
    isSaved: (right) => isSame(right, before),
    send: async (right) => {
      if (!options.keepIn) return onSaved(await call(route, await inputOf(right), once), right)
      await options.keepIn(sendable(schema, right) as V)
      setBefore(right)
    },
    onRefused: onError,
  })
  const attempt = (of: string | undefined) => {
    if (write.isPending) return
    const all = pruned(values)
    if (!isSame(all, values)) setValues(all)
    setStep(of)
    setAttempts((count) => count + 1)
    setRefused({})
    if (found(all, of).size > 0) return
    if (document.querySelector(`#${CSS.escape(id)} [data-uploading]`))
      return setNotice({ tone: 'warn', title: t('common.upload.busy') })
    if (!Check(schema, sendable(schema, all))) setNotice({ tone: 'err', title: t('common.wrong') })
    else if (options.beforeSend) options.beforeSend(all as V, () => send(all, of))
    else send(all, of)
  }
  const submit = useAfter(isKeeping, attempt)
  const reset = () => {
    setValues(before)
    setRefused({})
    setAttempts(0)
    setNotice(undefined)
  }
  const wrong = () => [...shown].flatMap(([path, label]) => (problems.has(path) ? [label] : []))
  const part = partOf<V>({ t, values, change, problems, shown }, schema, labels, [])
  const state = { id, isBusy: write.isPending, isDirty, before: before as Partial<V>, notice }
  return { ...part, ...state, wrong, submit, keep, showRefusal, reset }
}

const sentencesOf = (sentences: Readonly<Record<string, string | undefined>> = {}) =>
  Object.entries(sentences).filter((each): each is [string, string] => each[1] !== undefined)

/** After each attempt that failed the first wrong field has the focus, also one that the server has named. */
function useFocusOnWrong(id: string, attempts: number): void {
  useEffect(() => {
    if (attempts === 0) return
    const wrong = document.querySelector<HTMLElement>(`#${CSS.escape(id)} [aria-invalid=true]`)
    // A group of choices is not focusable itself.
    const target = wrong?.matches('fieldset, [role]') ? wrong.querySelector<HTMLElement>('input, button') : undefined
    ;(target ?? wrong)?.focus()
  }, [id, attempts])
}
