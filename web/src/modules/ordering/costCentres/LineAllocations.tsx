import { useTranslation } from 'react-i18next'
import type { Allocation } from '#contract/ordering/costCentres.ts'
import type { goodsFields } from '#contract/ordering/quotedLine.ts'
import type { Static, TObject } from '#contract/kit/schema.ts'
import { GoodsName } from '#web/modules/ordering/parts/GoodsName.tsx'
import { AllocationFields, type ChosenAllocation, noAllocation } from './AllocationFields.tsx'
import css from './Allocations.module.css'

type Goods = Pick<Static<TObject<typeof goodsFields>>, 'skuId' | 'name' | 'spec' | 'picture'>

interface LineAllocationsProps<L extends Goods> {
  readonly requested: Allocation
  readonly lines: readonly L[]
  readonly keyOf: (line: L) => string
  readonly values: ReadonlyMap<string, ChosenAllocation>
  readonly onChange: (values: ReadonlyMap<string, ChosenAllocation>) => void
  readonly owed?: boolean
  readonly formerOf?: (line: L) => string
}

/** Cost centre and project number of each line, with a row that sets all of them. */
export function LineAllocations<L extends Goods>({
  requested,
  lines,
  keyOf,
  values,
  onChange,
  owed,
  formerOf,
}: LineAllocationsProps<L>) {
  const { t } = useTranslation()
  const valueOf = (line: L) => values.get(keyOf(line)) ?? noAllocation
  const same = <K extends keyof ChosenAllocation>(field: K) =>
    lines.every((line) => valueOf(line)[field] === valueOf(lines[0]!)[field]) ? valueOf(lines[0]!)[field] : ''
  const isMany = lines.length > 1
  return (
    <div className={css['rows']}>
      {isMany && (
        <div className={css['all']}>
          <span>{t('orders.allocateAll', { count: lines.length })}</span>
          <AllocationFields
            hideLabels
            requested={{
              ...requested,
              costCentre: softened(requested.costCentre),
              projectNo: softened(requested.projectNo),
            }}
            of={t('orders.allocateAll', { count: lines.length })}
            value={{ costCentreId: same('costCentreId'), projectNo: same('projectNo') }}
            onChange={(all) => {
              const before = { costCentreId: same('costCentreId'), projectNo: same('projectNo') }
              onChange(
                new Map(
                  lines.map((line) => [
                    keyOf(line),
                    {
                      costCentreId:
                        all.costCentreId === before.costCentreId ? valueOf(line).costCentreId : all.costCentreId,
                      projectNo: all.projectNo === before.projectNo ? valueOf(line).projectNo : all.projectNo,
                    },
                  ]),
                ),
              )
            }}
          />
        </div>
      )}
      <ul className={css['rows']}>
        {lines.map((line) => (
          <li key={keyOf(line)}>
            <GoodsName goods={line} size={40} />
            <AllocationFields
              hideLabels
              requested={requested}
              of={line.name}
              value={valueOf(line)}
              former={formerOf?.(line) ?? ''}
              onChange={(value) => onChange(new Map(values).set(keyOf(line), value))}
              owed={owed ?? false}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The row for all lines demands nothing itself. */
const softened = (mode: Allocation['costCentre']): Allocation['costCentre'] => (mode === 'off' ? 'off' : 'optional')
