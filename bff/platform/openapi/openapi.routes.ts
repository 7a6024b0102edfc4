import { Router } from 'express';

/** Serves the OpenAPI document of the REST API. Mounted in development only. */
export function openApiRoutes() {
  const router = Router();

  router.get('/openapi.json', async (_request, response) => {
    // The module is imported on first use, because a platform in production never needs it.
    const { openApiDocument } = await import('./document.ts');
    response.json(openApiDocument());
  });

  return router;
}
