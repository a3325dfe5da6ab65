import css from './Chart.module.css'

export interface TooltipRow {
  readonly name: string
  readonly text: string
  /** Of what is shown in the chart itself. */
  readonly colour?: string | undefined
}

const element = (name: string, text: string, className?: string): HTMLElement => {
  const made = document.createElement(name)
  made.textContent = text
  if (className !== undefined) made.className = className
  return made
}

/** What stands beside the pointer, made of elements: names come from people, and are never markup. */
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
