import { type Cell, maxLetters, numberText, shownOf, typedNumber } from '#contract/kit/tables/cell.ts'
import { type FigureProblem, figureOf } from '#contract/kit/tables/figure.ts'
import type { importCellsRefusals } from './importCells.ts'

/** Reasons for which a cell is not read: the same in every import, also in the browser. */
export type CellCode = keyof typeof importCellsRefusals
export interface CellProblem {
  readonly code: CellCode
  readonly facts: Readonly<Record<string, string | number>>
}

const problem = (code: CellCode, facts: CellProblem['facts'] = {}): CellProblem => ({ code, facts })

const ofBad = {
  formula: 'importCell.formula',
  date: 'importCell.date',
  error: 'importCell.error',
  picture: 'importCell.picture',
} as const

const ofFigure: Readonly<Record<FigureProblem, CellCode>> = {
  notNumber: 'importCell.notNumber',
  comma: 'importCell.comma',
  decimalComma: 'importCell.decimalComma',
  currency: 'importCell.currency',
  exponent: 'importCell.scientific',
}

/** Why a cell has no text: an error, a picture, a formula without a result, digits that were lost. */
export function violationOfCell(cell: Cell, max: number): CellProblem | null {
  if (cell !== null && typeof cell === 'object')
    return cell.bad === 'tooLong'
      ? problem('importCell.tooLong', { length: `${maxLetters}+`, max })
      : problem(ofBad[cell.bad])
  return typeof cell === 'number' && Math.abs(cell) >= 1e15 ? problem('importCell.digitsLost') : null
}

/** Whether a code was turned into scientific notation, so that its digits are lost: `6.90123E+12`. */
export const isScientific = (text: string): boolean => /^\d(?:\.\d+)?E\+\d{1,3}$|^\d\.\d+E\d{1,3}$/i.test(text.trim())

export type FigureRead = { readonly value: string | null } | CellProblem

/** Figure of a cell as decimal text; null: empty. */
export function figureOfCell(cell: Cell): FigureRead {
  if (typeof cell === 'number')
    return Number.isFinite(cell) ? { value: withoutNoise(cell) } : problem('importCell.notNumber')
  const found = violationOfCell(cell, maxLetters)
  if (found) return found
  const figure = figureOf(shownOf(cell))
  return 'problem' in figure ? problem(ofFigure[figure.problem]) : figure
}

/** Tax rate in percent: `13`, `13%`, 0.13 or 免税; null: empty. */
export function rateOfCell(cell: Cell): FigureRead {
  const found = violationOfCell(cell, maxLetters)
  if (found) return found
  const shown = typeof cell === 'number' ? withoutNoise(cell) : shownOf(cell)
  const text = shown.slice(0, 60).normalize('NFKC').replace(/\s/g, '')
  if (/^(免税|不征税|exempt)$/i.test(text)) return { value: '0' }
  const isPercent = text.endsWith('%')
  const figure = figureOf(isPercent ? text.slice(0, -1) : text)
  if ('problem' in figure) return problem(ofFigure[figure.problem])
  if (figure.value === null) return figure
  const isFraction = !isPercent && Number(figure.value) > 0 && Number(figure.value) < 1
  const rate = isFraction ? String(Math.round(Number(figure.value) * 10_000) / 100) : figure.value
  return /^\d{1,2}(\.\d{1,2})?$/.test(rate) ? { value: rate } : problem('importCell.notRate')
}

/** What a calculation left behind after the twelfth digit is no part of the number. */
export function withoutNoise(value: number): string {
  const rounded = Math.round(value * 10_000) / 10_000
  const kept = typedNumber(Math.abs(value - rounded) <= Math.abs(value) * 1e-12 ? rounded : value)
  const text = numberText(kept)
  return text.includes('e') ? kept.toFixed(20).replace(/0+$/, '') : text
}
