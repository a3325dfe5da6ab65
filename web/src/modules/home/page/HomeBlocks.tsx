import { createElement, memo, type ReactNode, Suspense } from 'react'
import type { Block, BlockKind } from '#contract/home/blocks.ts'
import type { BlockData, HomeView } from '#contract/home/home.ts'
import { useMay, useMe } from '#web/kit/client/me.ts'
import { AnchorBar } from './AnchorBar.tsx'
import { BlockBoundary } from './BlockBoundary.tsx'
import { blockComponents } from './blockComponents.ts'
import css from './HomeBlocks.module.css'
import { type BlockRow, rowsOf } from './rows.ts'

interface HomeBlocksProps {
  readonly view: Pick<HomeView, 'blocks' | 'data' | 'hasAnchors'>
  readonly onMoment: () => void
}

/** Kinds of blocks that require the permission to see goods. */
const ofGoods: readonly BlockKind[] = ['catalogueMenu', 'productShelf']

/** Blocks of a home page in rows. */
export function HomeBlocks({ view: { blocks, data, hasAnchors }, onMoment }: HomeBlocksProps) {
  const may = useMay()
  const seesGoods = may('goods.read')
  const all = blocks.filter(({ kind }) => seesGoods || !ofGoods.includes(kind))
  // The header of visitors has the search that a layout begins with.
  const isInHeader = useMe() === null && all[0]?.kind === 'search'
  const shown = isInHeader ? all.slice(1) : all
  const slot = (block: Block) => (
    <Slot key={block.id} block={block} data={data.find(({ id }) => id === block.id)} onMoment={onMoment} />
  )
  return (
    <div className={css['home']} data-search={isInHeader ? 'header' : 'page'}>
      {rowsOf(shown).map((row) => (
        <Row key={keyOf(row)} row={row} slot={slot} />
      ))}
      {hasAnchors && <AnchorBar blocks={shown} />}
    </div>
  )
}

const allOf = ({ menu, main, side, full }: BlockRow) => [...menu, ...main, ...side, ...full]
const keyOf = (row: BlockRow) => allOf(row)[0]!.id

/** Blocks with a title start a new section; others belong to the row above. */
const titled: readonly BlockKind[] = ['projectFloor', 'productShelf', 'announcementArea', 'channel', 'featureEntrances']
const isTitled = (row: BlockRow) => {
  const [first] = [...row.main, ...row.full]
  if (first === undefined) return false
  return (titled.includes(first.kind) && first.title !== '') || (first.kind === 'forMe' && first.look === 'lists')
}

/** Cards that overlap the bottom edge of a band above them. */
const overlapsBand = (block: Block) =>
  (block.kind === 'entrance' && block.look !== 'list') || (block.kind === 'forMe' && block.look === 'strip')

interface RowProps {
  readonly row: BlockRow
  readonly slot: (block: Block) => ReactNode
}

function Row({ row, slot }: RowProps) {
  const { menu, main, side, full } = row
  const kinds = [menu.length > 0 && 'menu', main.length > 0 && 'main', side.length > 0 && 'side'].filter(Boolean)
  const [first] = full
  return (
    <div
      className={css['row']}
      data-columns={kinds.join(' ')}
      data-titled={isTitled(row) || undefined}
      data-band={(first?.kind === 'carousel' && first.look === 'band') || undefined}
      data-overlap={(first !== undefined && overlapsBand(first)) || undefined}
    >
      {full.map(slot)}
      {menu.length > 0 && <div className={css['menu']}>{menu.map(slot)}</div>}
      {main.length > 0 && <div className={css['main']}>{main.map(slot)}</div>}
      {side.length > 0 && <div className={css['side']}>{side.map(slot)}</div>}
    </div>
  )
}

interface SlotProps {
  readonly block: Block
  readonly data: BlockData | undefined
  readonly onMoment: () => void
}

/** Rendered again only when its own content has changed. */
const Slot = memo(function Slot({ block, data, onMoment }: SlotProps) {
  return (
    <div
      id={`block-${block.id}`}
      className={css['slot']}
      data-kind={block.kind}
      data-phones={block.isHiddenOnPhones ? 'no' : undefined}
    >
      <BlockBoundary>
        <Suspense fallback={<div className={css['waiting']} aria-busy="true" />}>
          {createElement(blockComponents[block.kind], { block, data, onMoment })}
        </Suspense>
      </BlockBoundary>
    </div>
  )
})
