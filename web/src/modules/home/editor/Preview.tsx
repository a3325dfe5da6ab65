import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Block } from '#contract/home/blocks.ts'
import { type LayoutDetail, previewLayout } from '#contract/home/layouts.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Segmented } from '#web/kit/form/Segmented.tsx'
import { CardReaderContext } from '#web/modules/sourcing/hall/useCardReader.ts'
import { ReplyTime, useServerClock } from '#web/modules/sourcing/countdown/useServerTime.ts'
import { HomeBlocks } from '../page/HomeBlocks.tsx'
import css from './Editor.module.css'

const widths = ['1440', '768', '390'] as const
type Width = (typeof widths)[number]
/** Width of the preview until it is measured. */
const usualWidth = 760
const isPhone = () => matchMedia('(max-width: 760px)').matches
type Reader = 'visitor' | 'signedIn'

const isFor =
  (reader: Reader) =>
  ({ isHidden, audience }: Block) =>
    !isHidden && (audience === 'all' || audience === reader)
const nothing = () => undefined

/** Preview of the draft, for visitors or logged-in people, at three widths. */
export function Preview({ detail: { page, draft } }: { readonly detail: LayoutDetail }) {
  const { t } = useTranslation()
  const view = useRead(previewLayout, { page, layout: draft })
  const [width, setWidth] = useState<Width>(() => (isPhone() ? '390' : '1440'))
  const [reader, setReader] = useState<Reader>('visitor')
  const [firstNow] = useState(view.now)
  useServerClock(view.now)
  const section = useRef<HTMLElement>(null)
  const [room, setRoom] = useState(usualWidth)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    observer.observe(section.current!)
    return () => observer.disconnect()
  }, [])
  const zoom = Math.min(1, room / Number(width))
  const blocks = view.blocks.filter(isFor(reader))
  return (
    <section ref={section} className={`card ${css['preview']}`} aria-label={t('homeEditor.preview')}>
      <div className={css['bar']}>
        <Segmented
          label={t('homeEditor.width')}
          value={width}
          options={widths.map((value) => ({ value, label: value }))}
          onChange={setWidth}
        />
        <Segmented
          label={t('homeEditor.reader')}
          value={reader}
          options={(['visitor', 'signedIn'] as const).map((value) => ({
            value,
            label: t(`homeEditor.audience.${value}`),
          }))}
          onChange={setReader}
        />
      </div>
      <ReplyTime value={firstNow}>
        <div className={css['canvas']} inert style={{ width: `${width}px`, zoom }}>
          <div className={css['paper']}>
            <CardReaderContext value={reader === 'visitor' ? 'visitor' : undefined}>
              <HomeBlocks view={{ blocks, data: view.data, hasAnchors: false }} onMoment={nothing} />
            </CardReaderContext>
          </div>
        </div>
      </ReplyTime>
    </section>
  )
}
