import { useTranslation } from 'react-i18next'
import type { Return } from '#contract/ordering/returns/return.ts'
import { takeReturn } from '#contract/ordering/returns/returns.ts'
import { ListError } from '#web/kit/form/Field.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { Quantity } from '#web/kit/form/quantity/Quantity.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { GoodsName } from '../parts/GoodsName.tsx'
import { rowsOfLines } from '../parts/rowsOfLines.ts'
import css from './TakeDialog.module.css'

interface TakeDialogProps {
  readonly of: Return
  readonly onClose: () => void
}

const parts = ['restocked', 'scrapped', 'missing'] as const

/** Dialog of the supplier to check goods that came back: restocked, scrapped and missing pieces of each line. */
export function TakeDialog({ of: row, onClose }: TakeDialogProps) {
  const { t } = useTranslation()
  const quantityOf = new Map(row.lines.map(({ orderLineId, quantity }) => [orderLineId, quantity]))
  const form = useForm({
    route: takeReturn,
    fixed: { id: row.id, version: row.version },
    initial: {
      lines: row.lines.map(({ orderLineId, quantity }) => ({
        orderLineId,
        restocked: quantity,
        scrapped: 0,
        missing: 0,
      })),
    },
    labels: 'returns.takeField',
    check: ({ lines = [] }) => {
      const wrong = lines.find(
        (line) => line.restocked + line.scrapped + line.missing !== quantityOf.get(line.orderLineId),
      )
      return { lines: wrong && t('returns.takeSum', { count: quantityOf.get(wrong.orderLineId) ?? 0 }) }
    },
    onDone: onClose,
  })
  const rows = form.rows('lines', 'returns.takeLine')
  return (
    <FormDialog
      of={form}
      title={t('returns.takeTitle')}
      submit={t('returns.action.take')}
      width={800}
      onClose={onClose}
    >
      <Stack>
        <p>{t('returns.takeText')}</p>
        <ul>
          {rowsOfLines(row.lines, rows).map(([line, part]) => (
            <li key={line.orderLineId} className={css['line']}>
              <GoodsName goods={line} size={40}>
                <p className={css['note']}>{t('returns.takeSum', { count: line.quantity })}</p>
              </GoodsName>
              {parts.map((name) => (
                <div key={name} className={css['count']}>
                  <span aria-hidden>{t(`returns.takeLine.${name}`)}</span>
                  <Quantity
                    name={`${t(`returns.takeLine.${name}`)} ${line.name}`}
                    min={0}
                    max={line.quantity}
                    value={part.values[name] ?? 0}
                    onChange={(next) =>
                      part.set(
                        name === 'restocked'
                          ? { restocked: next }
                          : {
                              [name]: next,
                              restocked: Math.max(
                                0,
                                line.quantity - next - (part.values[name === 'scrapped' ? 'missing' : 'scrapped'] ?? 0),
                              ),
                            },
                      )
                    }
                  />
                </div>
              ))}
            </li>
          ))}
        </ul>
        <ListError error={form.errorAt('lines')} />
      </Stack>
    </FormDialog>
  )
}
