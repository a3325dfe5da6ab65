import { listSupplierProjects } from '#contract/sourcing/enrolments.ts'
import { listHall, type ProjectCard } from '#contract/sourcing/projectCards.ts'
import { listMyProjects, listTenantProjects, type ProjectSummary } from '#contract/sourcing/projects.ts'
import { call } from '#web/kit/client/api.ts'
import { type Found, MOST_FOUND, type PaletteSource } from '#web/kit/palette/paletteSource.ts'
import { projectPath } from './hall/projectPath.ts'

const managed = ({ id, title, projectNo, deptName }: ProjectSummary): Found => ({
  id,
  label: title,
  note: `${projectNo} · ${deptName}`,
  to: `/projectManage?id=${id}`,
})
const published = (card: ProjectCard): Found => ({
  id: card.id,
  label: card.title,
  note: `${card.projectNo} · ${card.deptName}`,
  to: projectPath(card),
})
const filtered = (keyword: string) => ({ keyword, limit: MOST_FOUND })

export const paletteSources: readonly PaletteSource[] = [
  {
    kind: 'projects',
    entrance: 'purchaser',
    needs: 'project.manage',
    find: async (typed, signal) => (await call(listMyProjects, filtered(typed), { signal })).records.map(managed),
  },
  {
    kind: 'notices',
    entrance: 'purchaser',
    find: async (typed, signal) => (await call(listHall, filtered(typed), { signal })).records.map(published),
  },
  {
    kind: 'projects',
    entrance: 'supplier',
    needs: 'supplierProject.join',
    find: async (typed, signal) =>
      (await call(listSupplierProjects, filtered(typed), { signal })).records.map(published),
  },
  {
    kind: 'projects',
    entrance: 'operator',
    needs: 'project.oversee',
    find: async (typed, signal) => (await call(listTenantProjects, filtered(typed), { signal })).records.map(managed),
  },
]
