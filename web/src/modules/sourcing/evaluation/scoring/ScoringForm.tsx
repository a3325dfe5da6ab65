import { useTranslation } from 'react-i18next'
import {
  findScoringRoom,
  saveScores,
  type ScoringRoom,
  submitScores,
} from '#contract/sourcing/evaluation/evaluation.ts'
import { missingScores, scoredCriteria } from '#contract/sourcing/evaluation/scoring.ts'
import type { WrittenScore } from '#contract/sourcing/evaluation/scoreShapes.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { useAutosave } from '#web/kit/form/autosave/useAutosave.ts'
import { FormField } from '#web/kit/form/Fields.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import type { FormRow } from '#web/kit/form/formPart.ts'
import { useForm } from '#web/kit/form/useForm.ts'
import { FormBar } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { SaveState } from '../../projects/form/SaveState.tsx'
import { Offer } from './Offer.tsx'
import css from './Scoring.module.css'

/** Form of an expert's scores: each supplier's offer with a field for every criterion; submitted once. */
export function ScoringForm({ room }: { readonly room: ScoringRoom }) {
  const { t } = useTranslation()
  const { id: projectId, suppliers, criteria } = room
  const submit = useWrite(submitScores, { onDone: () => toast.success(t('evaluation.scoring.submitted')) })
  const form = useForm({
    route: saveScores,
    fixed: { projectId, version: room.version },
    initial: { scores: room.scores },
    labels: 'evaluation.scoring.field',
    readFrom: findScoringRoom,
    check: ({ scores = [] }, step) =>
      step === 'submit'
        ? Object.fromEntries(
            scores.flatMap(({ points }, at) =>
              points === '' ? [[`scores.${at}.points`, t('evaluation.scoring.missing')]] : [],
            ),
          )
        : {},
    onSaved: ({ version }) => ({ projectId, version }),
    onDone: (saved, step) => {
      if (step === 'submit') void submitNow(saved)
      else toast.success(t('evaluation.scoring.saved'))
    },
  })
  const submitNow = async ({ version, scores }: ScoringRoom) => {
    const word = t('evaluation.scoring.submit')
    const text = t('evaluation.scoring.sure')
    if (await confirm({ title: word, text, ok: word, cancel: t('common.cancel') }))
      submit.mutate({ projectId, version, scores })
  }
  const autosave = useAutosave(form)
  const { items } = form.rows('scores', 'evaluation.scoring.cell')
  const missing = missingScores(form.values.scores ?? [])
  const rowsOf = (supplierId: string) => items.filter(({ values }) => values.supplierId === supplierId)
  return (
    <>
      <Form of={form}>
        <div className={css['page']}>
          {suppliers.map((supplier) => (
            <Section
              key={supplier.supplierId}
              title={supplier.supplierName}
              note={
                supplier.priceScore === null
                  ? t('evaluation.scoring.priceHidden')
                  : t('evaluation.scoring.priceScore', { score: supplier.priceScore })
              }
            >
              <Offer supplier={supplier} items={room.items} />
              <div className={css['rows']}>
                {rowsOf(supplier.supplierId).map((row, at) => (
                  <Row key={row.key} row={row} of={supplier.supplierName} criterion={scoredCriteria(criteria)[at]!} />
                ))}
              </div>
            </Section>
          ))}
        </div>
      </Form>
      <FormBar
        status={missing > 0 ? t('evaluation.scoring.left', { count: missing }) : t('evaluation.scoring.complete')}
      >
        <SaveState autosave={autosave} isDirty={form.isDirty} isConflicting={form.isConflicting} savedAt={undefined} />
        <Button type="submit" form={form.id} busy={form.isBusy}>
          {t('evaluation.scoring.save')}
        </Button>
        <Button variant="solid" busy={submit.isPending} onClick={() => form.submit('submit')}>
          {t('evaluation.scoring.submit')}
        </Button>
      </FormBar>
    </>
  )
}

interface RowProps {
  readonly row: FormRow<WrittenScore>
  /** Supplier. */
  readonly of: string
  readonly criterion: ScoringRoom['criteria'][number]
}

function Row({ row, of, criterion: { name, kind, weight } }: RowProps) {
  const { t } = useTranslation()
  return (
    <div className={css['row']}>
      <p>
        <b>{name}</b>
        <small>{`${t(`evaluation.kind.${kind}`)} · ${weight}%`}</small>
      </p>
      <FormField
        field={row.field('points')}
        label={t('evaluation.scoring.pointsOf', { supplier: of, criterion: name })}
        hideLabel
        placeholder={t('evaluation.scoring.points')}
        required={false}
      />
      <FormField
        field={row.field('comment')}
        label={t('evaluation.scoring.commentOf', { supplier: of, criterion: name })}
        hideLabel
        as="line"
        placeholder={t('evaluation.scoring.comment')}
      />
    </div>
  )
}
