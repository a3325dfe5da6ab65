import CopyOutlined from '@ant-design/icons-svg/es/asn/CopyOutlined.js'
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import ShoppingOutlined from '@ant-design/icons-svg/es/asn/ShoppingOutlined.js'
import UploadOutlined from '@ant-design/icons-svg/es/asn/UploadOutlined.js'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { maxPlanLines, type Plan } from '#contract/plans/plan.ts'
import { copyPlan, findPlan, savePlan, submitPlan } from '#contract/plans/plans.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { Form, PageFormBar } from '#web/kit/form/Form.tsx'
import { CellTable } from '#web/kit/form/rows/CellTable.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { yuan } from '#web/kit/format/yuan.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { GoodsDialog } from '#web/modules/sourcing/projects/items/GoodsDialog.tsx'
import { blankLine, totalOf, withGoods, withLines, writtenOf } from './draft.ts'
import css from './PlanEditor.module.css'
import { PlanSheetDialog } from './PlanSheetDialog.tsx'
import { PlanRow } from './PlanRow.tsx'

/** Form of a draft; the copy of the former plan begins it anew. */
export function PlanEditor({ plan }: { readonly plan: Plan }) {
  const [copies, setCopies] = useState(0)
  return <Editor key={copies} plan={plan} onCopied={() => setCopies((all) => all + 1)} />
}

interface EditorProps {
  readonly plan: Plan
  readonly onCopied: () => void
}

function Editor({ plan, onCopied }: EditorProps) {
  const { t } = useTranslation()
  const [isAdding, setIsAdding] = useState(false)
  const [isReading, setIsReading] = useState(false)
  const form = usePlanForm(plan)
  const rows = form.rows('lines', 'plans.line')
  const lines = form.values.lines ?? []
  const savedOf = (skuId: string | null | undefined, name: string | undefined) =>
    plan.lines.find((line) => (skuId ? line.skuId === skuId : line.skuId === null && line.name === name))
  const copy = useWrite(copyPlan, {
    onDone: () => {
      toast.success(t('plans.copied'))
      onCopied()
    },
  })
  const isFull = lines.length >= maxPlanLines
  return (
    <Section
      title={t('plans.lines')}
      note={<span aria-live="polite">{t('plans.total', { count: lines.length, amount: yuan(totalOf(lines)) })}</span>}
      actions={
        <>
          <Button
            size="sm"
            icon={<Icon of={CopyOutlined} />}
            busy={copy.isPending}
            onClick={() =>
              form.isDirty ? toast.info(t('plans.saveFirst')) : copy.mutate({ id: plan.id, version: plan.version })
            }
          >
            {t('plans.copy')}
          </Button>
          <Button size="sm" icon={<Icon of={UploadOutlined} />} disabled={isFull} onClick={() => setIsReading(true)}>
            {t('plans.sheet.action')}
          </Button>
          <Button size="sm" icon={<Icon of={PlusOutlined} />} disabled={isFull} onClick={() => rows.add(blankLine)}>
            {t('plans.addWords')}
          </Button>
          <Button
            size="sm"
            variant="soft"
            icon={<Icon of={ShoppingOutlined} />}
            disabled={isFull}
            onClick={() => setIsAdding(true)}
          >
            {t('plans.addGoods')}
          </Button>
        </>
      }
    >
      <Form of={form}>
        {rows.items.length === 0 ? (
          <Empty illustration="box" title={t('plans.noLines')} reason={t('plans.noLinesReason')} />
        ) : (
          <CellTable
            label={t('plans.lines')}
            ref={null}
            className={css['table']}
            onKeyDown={() => undefined}
            onPaste={() => undefined}
            head={<Headings />}
          >
            {rows.items.map((line, index) => (
              <PlanRow
                key={line.key}
                line={line}
                saved={savedOf(line.values.skuId, line.values.name)}
                index={index}
                onRemove={rows.remove}
              />
            ))}
          </CellTable>
        )}
        <PageFormBar
          of={form}
          submit={t('plans.save')}
          further={{ label: t('plans.submit'), onClick: () => form.submit('submit') }}
          status={t('plans.total', { count: lines.length, amount: yuan(totalOf(lines)) })}
        />
      </Form>
      {isReading && (
        <PlanSheetDialog
          onLines={(added) => form.set(({ lines: own = [] }) => ({ lines: withLines(own, added) as typeof own }))}
          onClose={() => setIsReading(false)}
        />
      )}
      {isAdding && (
        <Suspense>
          <GoodsDialog
            onAdd={(items) => form.set(({ lines: own = [] }) => ({ lines: withGoods(own, items) as typeof own }))}
            onClose={() => setIsAdding(false)}
          />
        </Suspense>
      )}
    </Section>
  )
}

function Headings() {
  const { t } = useTranslation()
  return (
    <>
      <th className={css['name']}>{t('plans.line.name')}</th>
      <th className={css['figure']}>{t('plans.line.last')}</th>
      <th className={css['figure']}>{t('plans.line.stock')}</th>
      <th className={css['quantity']}>{t('plans.line.quantity')}</th>
      <th className={css['unit']}>{t('plans.line.unit')}</th>
      <th className={css['price']}>{t('plans.line.price')}</th>
      <th className={css['amount']}>{t('plans.line.amount')}</th>
      <th className={css['needDate']}>{t('plans.line.needDate')}</th>
      <th className={css['subject']}>{t('plans.line.subject')}</th>
      <th>{t('plans.line.reason')}</th>
      <th className={css['actions']}>{t('common.actions')}</th>
    </>
  )
}

/** Form of a draft: saved, and submitted as it was saved. */
function usePlanForm(plan: Plan) {
  const { t } = useTranslation()
  const submit = useWrite(submitPlan, { silent: true, onDone: () => toast.success(t('plans.submitted')) })
  const form = useForm({
    route: savePlan,
    fixed: { id: plan.id, version: plan.version },
    initial: writtenOf(plan),
    labels: 'plans.editField',
    readFrom: findPlan,
    fromNewest: (newest) => writtenOf(newest as unknown as Plan),
    onSaved: ({ id, version }) => ({ id, version }),
    onDone: (saved, step) => {
      if (step === 'submit') void submitSaved(saved)
      else toast.success(t('plans.saved'))
    },
  })
  const submitSaved = async ({ id, version }: Plan) => {
    const title = t('plans.submitTitle')
    if (!(await confirm({ title, text: t('plans.submitText'), ok: title, cancel: t('common.cancel') }))) return
    submit.mutate({ id, version }, { onError: (error) => error instanceof Refused && form.showRefusal(error) })
  }
  return form
}
