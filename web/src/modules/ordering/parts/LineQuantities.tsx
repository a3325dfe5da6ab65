import css from './LineQuantities.module.css'
import type { ReactNode } from 'react'
import type { OrderLine } from '#contract/ordering/orderSummary.ts'
import { ListError } from '#web/kit/form/Field.tsx'
import type { FormPart, FormRows } from '#web/kit/form/formPart.ts'
import { Quantity } from '#web/kit/form/quantity/Quantity.tsx'
import { GoodsName } from './GoodsName.tsx'
import { rowsOfLines } from './rowsOfLines.ts'

interface LineRow {
  orderLineId: string
  quantity: number
}

interface LineQuantitiesProps<L, Row extends LineRow> {
  readonly lines: readonly L[]
  readonly rows: FormRows<Row>
  readonly maxOf?: (line: L) => number
  readonly noteOf?: (line: L) => string
  /** Content between goods and quantity. */
  readonly renderAside?: (line: L) => ReactNode
  /** Fields of a line below its goods. */
  readonly renderBelow?: (row: FormPart<Row>) => ReactNode
  readonly error: string | undefined
}

/** Lines of an order in a form, each with a quantity; zero removes the line. */
export function LineQuantities<
  L extends Pick<OrderLine, 'orderLineId' | 'skuId' | 'name' | 'spec' | 'picture'>,
  Row extends LineRow,
>({ lines, rows, maxOf, noteOf, renderAside, renderBelow, error }: LineQuantitiesProps<L, Row>) {
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
                {...(maxOf ? { max: maxOf(line) } : {})}
                value={Number(quantity.value)}
                onChange={quantity.onChange}
              />
              {renderBelow && <div className={css['below']}>{renderBelow(row)}</div>}
            </li>
          )
        })}
      </ul>
      <ListError error={error} />
    </div>
  )
}
