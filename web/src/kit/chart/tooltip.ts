import css from './Chart.module.css'

export interface TooltipRow {
  readonly name: string
  readonly text: string
  /** Colour of the series, if it is drawn. */
  readonly colour?: string | undefined
}

const element = (name: string, text: string, className?: string): HTMLElement => {
  const made = document.createElement(name)
  made.textContent = text
  if (className !== undefined) made.className = className
  return made
}

/** Tooltip of a chart, built from DOM elements: names are user input and must not become markup (XSS guard). */
export function tooltipOf(title: string, rows: readonly TooltipRow[]): HTMLElement {
  const [box, list] = [element('div', '', css['tooltip']), element('dl', '')]
  for (const { name, text, colour } of rows) {
    const label = element('dt', name)
    if (colour !== undefined) {
      const mark = element('i', '')
      mark.style.background = colour
      label.prepend(mark)
    }
    list.append(label, element('dd', text))
  }
  box.append(element('b', title), list)
  return box
}
