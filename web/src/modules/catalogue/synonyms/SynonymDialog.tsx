import { useTranslation } from 'react-i18next'
import { createSynonyms, editSynonyms, type SynonymGroup, synonymLimits } from '#contract/catalogue/synonyms.ts'
import { Fields, FormField } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { Segmented } from '#web/kit/form/Segmented.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import css from './Synonyms.module.css'
import { draftOf, ofKind, othersIn, TermsDraft, termsIn } from './synonymDraft.ts'

interface SynonymDialogProps {
  /** Without it a new group is added. */
  readonly group?: SynonymGroup
  readonly onClose: () => void
}

/** Dialog that adds or edits a synonym group; for a base group it edits the replacement. */
export function SynonymDialog({ group, onClose }: SynonymDialogProps) {
  const { t } = useTranslation()
  const base = group?.baseKey ? { baseKey: group.baseKey } : undefined
  const form = useForm({
    route: group?.id ? editSynonyms : createSynonyms,
    fixed: group?.id ? { id: group.id, version: group.version } : base,
    schema: TermsDraft,
    initial: draftOf(group),
    fromNewest: (newest) => draftOf(newest as unknown as SynonymGroup),
    toInput: (draft, fixed) => ({ ...fixed, kind: draft.kind, terms: termsIn(draft), isActive: draft.isActive }),
    labels: 'synonyms.field',
    check: (draft) => {
      const { kind, first } = draft as TermsDraft
      const isShort = othersIn(draft as TermsDraft) < (kind === 'oneWay' ? 1 : 2)
      return {
        first: kind === 'oneWay' && first.trim() === '' ? t('synonyms.need.first') : undefined,
        text: isShort ? t(`synonyms.need.${kind === 'oneWay' ? 'others' : 'terms'}`) : undefined,
      }
    },
    onDone: () => (toast.success(t('common.done')), onClose()),
  })
  const draft = form.values as TermsDraft
  const isOneWay = draft.kind === 'oneWay'
  const kinds = (['equivalent', 'oneWay'] as const).map((value) => ({
    value,
    label: t(`synonyms.kinds.${value}`),
  }))
  const facts = { max: synonymLimits.terms - (isOneWay ? 1 : 0), count: othersIn(draft) }
  const title = group?.source === 'base' ? 'editBaseTitle' : group ? 'editTitle' : 'addTitle'
  return (
    <FormDialog of={form} title={t(`synonyms.${title}`)} onClose={onClose}>
      <div className={css['form']}>
        <div>
          <Segmented
            label={t('synonyms.kind')}
            value={draft.kind}
            options={kinds}
            onChange={(kind) => form.set(ofKind(draft, kind))}
          />
          <p className={css['hint']}>{t(`synonyms.kindHints.${draft.kind}`)}</p>
        </div>
        {isOneWay && <FormField field={form.field('first')} required />}
        <FormField
          field={form.field('text')}
          label={t(isOneWay ? 'synonyms.others' : 'synonyms.terms')}
          hint={t('synonyms.termsHint', facts)}
          rows={6}
          required
        />
        <Fields of={form} columns={1} fields={{ isActive: {} }} />
      </div>
    </FormDialog>
  )
}
