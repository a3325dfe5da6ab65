import { useEffect, useRef } from 'react'
import { isMotionReduced } from '#web/kit/ui/reducedMotion.ts'
import css from './Chart.module.css'
import { useChartColours } from './chartColours.ts'
import { openChart } from './echarts.ts'
import { optionOf, type Painted } from './option.ts'

type ChartPanelProps = Omit<Painted, 'colours' | 'font' | 'moves'>

/**
 * Chart canvas, as large as its container. The only module that imports the chart library, loaded with the first chart
 * (code splitting).
 */
export function ChartPanel(props: ChartPanelProps) {
  const host = useRef<HTMLDivElement>(null)
  const chart = useRef<ReturnType<typeof openChart>>(null)
  const colours = useChartColours()

  useEffect(() => {
    const element = host.current!
    const opened = openChart(element)
    chart.current = opened
    const observer = new ResizeObserver(() => opened.resize())
    observer.observe(element)
    return () => {
      observer.disconnect()
      opened.dispose()
      chart.current = null
    }
  }, [])
  useEffect(() => {
    const font = getComputedStyle(host.current!).fontFamily
    const moves = !isMotionReduced()
    chart.current?.setOption(optionOf({ ...props, colours, font, moves }), { notMerge: true })
  })
  // Hidden from screen readers: the frame describes the chart.
  return <div ref={host} className={css['host']} aria-hidden />
}
