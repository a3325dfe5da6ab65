import CaretRightOutlined from '@ant-design/icons-svg/es/asn/CaretRightOutlined.js'
import LeftOutlined from '@ant-design/icons-svg/es/asn/LeftOutlined.js'
import PauseOutlined from '@ant-design/icons-svg/es/asn/PauseOutlined.js'
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined.js'
import type { ReactNode } from 'react'
import { Icon } from '#web/kit/icon/Icon.tsx'
import css from './Carousel.module.css'
import { useCarousel } from './useCarousel.ts'

interface CarouselProps<S> {
  /** Accessible names; `slide` names the button of a slide. */
  readonly labels: {
    readonly carousel: string
    readonly slide: (place: number, total: number) => string
    readonly pause: string
    readonly play: string
    /** Names of the arrow buttons; without them there are no arrows. */
    readonly arrows?: { readonly previous: string; readonly next: string }
  }
  readonly slides: readonly S[]
  readonly keyOf: (slide: S) => string
  readonly everyMs?: number
  readonly className?: string
  readonly slideClass?: (slide: S) => string | undefined
  readonly renderSlide: (slide: S, place: number) => ReactNode
  /** Content over all slides. */
  readonly children?: ReactNode
}

/** Carousel with automatic rotation and a button for each slide; pauses on hover and focus. */
export function Carousel<S>({
  labels,
  slides,
  keyOf,
  everyMs,
  className,
  slideClass,
  renderSlide,
  children,
}: CarouselProps<S>) {
  const { shown, show, step, isPaused, setIsPaused, hold } = useCarousel(slides.length, everyMs)
  // The number of slides may have decreased.
  const now = Math.min(shown, slides.length - 1)
  return (
    <section className={className} aria-roledescription="carousel" aria-label={labels.carousel}>
      {/* Anyone who looks or stands at it finds it still; the buttons do the rest. */}
      <div role="presentation" className={css['inside']} {...hold}>
        <ul>
          {slides.map((slide, place) => (
            <li key={keyOf(slide)} className={slideClass?.(slide)} inert={place !== now} data-shown={place === now}>
              {renderSlide(slide, place)}
            </li>
          ))}
        </ul>
        {slides.length > 1 && (
          <div className={css['dots']}>
            {slides.map((slide, place) => (
              <button
                key={keyOf(slide)}
                type="button"
                aria-label={labels.slide(place + 1, slides.length)}
                aria-current={place === now ? 'true' : undefined}
                onClick={() => show(place)}
              />
            ))}
            <button
              type="button"
              className={css['pause']}
              aria-label={isPaused ? labels.play : labels.pause}
              onClick={() => setIsPaused(!isPaused)}
            >
              <Icon of={isPaused ? CaretRightOutlined : PauseOutlined} />
            </button>
          </div>
        )}
        {labels.arrows && (
          <>
            <button type="button" className={css['back']} aria-label={labels.arrows.previous} onClick={() => step(-1)}>
              <Icon of={LeftOutlined} />
            </button>
            <button type="button" className={css['on']} aria-label={labels.arrows.next} onClick={() => step(1)}>
              <Icon of={RightOutlined} />
            </button>
          </>
        )}
        {children}
      </div>
    </section>
  )
}
