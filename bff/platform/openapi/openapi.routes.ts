import { Router } from 'express';

/** Serves the OpenAPI document of the REST API, in development only. */
export function openApiRoutes() {
  const router = Router();

  router.get('/openapi.json', async (_request, response) => {
    // Loaded on first use: a platform in production never needs it.
    const { openApiDocument } = await import('./document.ts');
    response.json(openApiDocument());
  });

  return router;
}
