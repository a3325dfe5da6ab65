import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SynonymKind } from '#contract/catalogue/catalogue.ts'
import { createSynonyms, editSynonyms, type SynonymGroup, synonymLimits } from '#contract/catalogue/synonyms.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { Refused, useWrite } from '#web/kit/api.ts'
import { Button } from '#web/kit/Button.tsx'
import { Choice } from '#web/kit/Choice.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { focusWrong } from '#web/kit/draft.ts'
import { Field } from '#web/kit/Field.tsx'
import { succeed } from '#web/kit/messages.ts'
import { Switch } from '#web/kit/Switch.tsx'
import { TextArea, TextBox } from '#web/kit/TextBox.tsx'
import css from './Synonyms.module.css'
import { draftOf, ofKind, type TermsDraft, termsIn } from './synonymDraft.ts'

interface SynonymDialogProps {
  /** Without one it is a new group. */
  readonly group?: SynonymGroup
  readonly onClose: () => void
}

/** Writes a group of synonyms; of a base group it writes what takes its place. */
export function SynonymDialog({ group, onClose }: SynonymDialogProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const [draft, setDraft] = useState(draftOf(group))
  const [tried, setTried] = useState(false)
  const { save, error, isPending } = useSave(group, onClose)
  const terms = termsIn(draft)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (terms.length < 2 || (draft.kind === 'oneWay' && draft.first.trim() === '')) focusWrong(form.current)
    else save({ kind: draft.kind, terms, isActive: draft.isActive })
  }
  const foot = (
    <>
      <Button onClick={onClose}>{t('common.cancel')}</Button>
      <Button type="submit" form={formId} look="solid" busy={isPending}>
        {t('common.save')}
      </Button>
    </>
  )
  const title = group?.source === 'base' ? 'editBaseTitle' : group ? 'editTitle' : 'addTitle'
  return (
    <Dialog title={t(`search.office.${title}`)} width={600} onClose={onClose} foot={foot}>
      <form id={formId} ref={form} noValidate className={css['form']} onSubmit={onSubmit}>
        {error instanceof Refused && (
          <Alert tone="err" told>
            {error.message}
          </Alert>
        )}
        <TermsFields draft={draft} count={terms.length} tried={tried} onChange={setDraft} />
      </form>
    </Dialog>
  )
}

function useSave(group: SynonymGroup | undefined, onClose: () => void) {
  const { t } = useTranslation()
  const create = useWrite(createSynonyms, { quiet: true })
  const edit = useWrite(editSynonyms, { quiet: true })
  const onSuccess = () => (succeed(t('common.done')), onClose())
  const save = (draft: Pick<SynonymGroup, 'kind' | 'terms' | 'isActive'>) => {
    if (group?.id) edit.mutate({ id: group.id, version: group.version, ...draft }, { onSuccess })
    else create.mutate({ ...(group?.baseKey ? { baseKey: group.baseKey } : {}), ...draft }, { onSuccess })
  }
  return { save, error: create.error ?? edit.error, isPending: create.isPending || edit.isPending }
}

interface TermsFieldsProps {
  readonly draft: TermsDraft
  readonly count: number
  readonly tried: boolean
  readonly onChange: (draft: TermsDraft) => void
}

function TermsFields({ draft, count, tried, onChange }: TermsFieldsProps) {
  const { t } = useTranslation()
  const isOneWay = draft.kind === 'oneWay'
  const kinds = (['equivalent', 'oneWay'] as const).map((value: SynonymKind) => ({
    value,
    label: t(`search.office.kinds.${value}`),
  }))
  const others = isOneWay && draft.first.trim() !== '' ? count - 1 : count
  const isShort = others < (isOneWay ? 1 : 2)
  return (
    <>
      <div>
        <Choice
          label={t('search.office.kind')}
          value={draft.kind}
          options={kinds}
          onChange={(kind) => onChange(ofKind(draft, kind))}
        />
        <p className={css['hint']}>{t(`search.office.kindHints.${draft.kind}`)}</p>
      </div>
      {isOneWay && (
        <Field
          label={t('search.office.first')}
          value={draft.first}
          onChange={(first) => onChange({ ...draft, first: String(first) })}
          required
          error={tried && draft.first.trim() === '' ? t('search.office.need.first') : undefined}
          control={<TextBox maxLength={synonymLimits.characters} />}
        />
      )}
      <Field
        label={t(isOneWay ? 'search.office.others' : 'search.office.terms')}
        value={draft.text}
        onChange={(text) => onChange({ ...draft, text: String(text) })}
        required
        error={tried && isShort ? t(`search.office.need.${isOneWay ? 'others' : 'terms'}`) : undefined}
        hint={t('search.office.termsHint', { most: synonymLimits.terms - (isOneWay ? 1 : 0), count: others })}
        control={<TextArea rows={6} />}
      />
      <Field
        label={t('search.office.isActive')}
        value={draft.isActive}
        onChange={(isActive) => onChange({ ...draft, isActive: isActive === true })}
        control={<Switch type="checkbox" />}
      />
    </>
  )
}
