import css from './LineQuantities.module.css'
import type { ReactNode } from 'react'
import type { OrderLine } from '#contract/ordering/orderSummary.ts'
import { ListError } from '#web/kit/form/Field.tsx'
import type { FormRows } from '#web/kit/form/formPart.ts'
import { Quantity } from '#web/kit/form/quantity/Quantity.tsx'
import { GoodsName } from './GoodsName.tsx'
import { rowsOfLines } from './rowsOfLines.ts'

interface LineQuantitiesProps<L> {
  readonly lines: readonly L[]
  readonly rows: FormRows<{ orderLineId: string; quantity: number }>
  readonly mostOf?: (line: L) => number
  readonly noteOf?: (line: L) => string
  /** Content between goods and quantity. */
  readonly renderAside?: (line: L) => ReactNode
  readonly error: string | undefined
}

/** Lines of an order in a form, each with a quantity; zero removes the line. */
export function LineQuantities<L extends Pick<OrderLine, 'orderLineId' | 'skuId' | 'name' | 'spec' | 'picture'>>({
  lines,
  rows,
  mostOf,
  noteOf,
  renderAside,
  error,
}: LineQuantitiesProps<L>) {
  return (
    <div>
      <ul className={css['lines']}>
        {rowsOfLines(lines, rows).map(([line, row]) => {
          const quantity = row.field('quantity')
          return (
            <li key={line.orderLineId} className={quantity.value === 0 ? css['none'] : undefined}>
              <GoodsName goods={line} size={40}>
                {noteOf && <p className={css['note']}>{noteOf(line)}</p>}
              </GoodsName>
              {renderAside?.(line)}
              <Quantity
                name={line.name}
                min={0}
                {...(mostOf ? { max: mostOf(line) } : {})}
                value={Number(quantity.value)}
                onChange={quantity.onChange}
              />
            </li>
          )
        })}
      </ul>
      <ListError error={error} />
    </div>
  )
}
