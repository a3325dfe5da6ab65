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
  readonly toInput?: (values: V, fixed: NonNullable<F>) => Input<R>
  /** The thing that is changed, or what a new one begins with; all else begins empty. */
  readonly initial?: object | undefined
  /** Where the messages of its fields are. */
  readonly labels: LabelsOf<Labels, keyof V & string>
  /** What the schema cannot say: sentences by the paths of fields. */
  readonly check?: (values: Partial<V>) => Readonly<Record<string, string | undefined>>
  /** Between the checks and the call; `send` goes on. */
  readonly beforeSend?: (values: V, send: () => void) => void
  /** The read that shows what is written, where that has no id of its own. */
  readonly readFrom?: Route
  /** The values of the newest, where they are not its own properties. */
  readonly fromNewest?: (thing: Values) => object
  /** It has been saved, and everything on the screen has asked again. */
  readonly onDone?: (reply: Reply<R>) => void
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
  readonly submit: () => void
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
  const [before, setBefore] = useState<Values>(() => startOf(schema, options.initial))
  const [values, setValues] = useState(before)
  const [given, setGiven] = useState<Values>((fixed ?? {}) as Values)
  const [attempts, setAttempts] = useState(0)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [notice, setNotice] = useState<FormNotice>()
  const [key, setKey] = useState(freshKey)
  const [shown] = useState(() => new Map<string, string>())
  const isDirty = !isSame(values, before)
  const letGo = useUnsavedChanges(isDirty)
  useFocusOnWrong(id, attempts)

  const found = () =>
    new Map<string, Violation | string>([
      ...issuesOf(schema, values).map(({ path, problem }) => [path, problem] as const),
      ...sentencesOf(check?.(values as Partial<V>)),
    ])
  const problems = attempts > 0 ? new Map([...found(), ...sentencesOf(refused)]) : never
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

  const onError = async (error: Error) => {
    if (!(error instanceof Refused)) return
    const { message, facts } = error
    if (isOutdated(error)) await client.invalidateQueries()
    if (error.is('thing.stale')) return takeNewest(message)
    const field = fieldNamed(schema, (facts as { readonly field?: unknown } | null)?.field)
    if (field === undefined || !shown.has(field)) return setNotice({ tone: 'err', title: message })
    setRefused({ [field]: message })
    setAttempts((count) => count + 1)
  }
  // A version protects what is changed; what is new is made once, however often it is sent.
  const isOnce = route.access !== 'public' && !route.secretReply && !('version' in given)
  const once = isOnce ? { idempotencyKey: key } : {}
  const write = useMutation({
    meta: { silent: true },
    mutationFn: ({ input }: { readonly input: Input<R>; readonly sent: Values }) => call(route, input, once),
    onError,
    onSuccess: async (reply, { sent }) => {
      letGo()
      setBefore(sent)
      setKey(freshKey())
      setAttempts(0)
      await client.invalidateQueries()
      const newest = readNewest()
      if (newest) renew(newest)
      options.onDone?.(reply)
    },
  })

  const isSending = useRef(false)
  const send = () => {
    if (isSending.current) return
    isSending.current = true
    setNotice(undefined)
    const sent = sendable(schema, values)
    const input = options.toInput?.(sent as V, given as NonNullable<F>) ?? ({ ...sent, ...given } as Input<R>)
    write.mutate({ input, sent: values }, { onSettled: () => (isSending.current = false) })
  }
  const submit = () => {
    if (write.isPending) return
    setAttempts((count) => count + 1)
    setRefused({})
    if (found().size > 0) return
    if (document.querySelector(`#${CSS.escape(id)} [data-uploading]`))
      return setNotice({ tone: 'warn', title: t('common.upload.busy') })
    if (!Check(schema, sendable(schema, values))) setNotice({ tone: 'err', title: t('common.wrong') })
    else if (options.beforeSend) options.beforeSend(values as V, send)
    else send()
  }
  const reset = () => {
    setValues(before)
    setRefused({})
    setAttempts(0)
    setNotice(undefined)
  }
  const wrong = () => [...shown].flatMap(([path, label]) => (problems.has(path) ? [label] : []))
  const part = partOf<V>({ t, values, change, problems, shown }, schema, labels, [])
  return { ...part, id, isBusy: write.isPending, isDirty, before: before as Partial<V>, notice, wrong, submit, reset }
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
