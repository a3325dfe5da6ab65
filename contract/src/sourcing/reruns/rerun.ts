import { route } from '#contract/kit/route.ts'
import { Id, shape, Type } from '#contract/kit/schema.ts'
import { Project } from '../projects.ts'

/** Repeats a project that ended without a result. */
export const rerunProject = route({
  method: 'POST',
  path: '/inquiry/api/project/rerun',
  access: 'project.manage',
  entrances: ['purchaser', 'agency'],
  summary:
    'Create a draft that repeats a failed or terminated project, linked to the first of its chain; agencies within their scope',
  input: shape({
    id: Id,
    version: Type.Integer(),
    withInvited: Type.Boolean({ description: 'invites the suppliers of the former project that are still active' }),
  }),
  reply: Project,
})
