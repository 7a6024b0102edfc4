import express from 'express';
import { introspectionFromSchema, printSchema, type GraphQLSchema } from 'graphql';

/** Serves the schema as two downloads: its SDL, and the result of the introspection query as JSON. */
export function schemaFiles(schema: GraphQLSchema) {
  const router = express.Router();
  router.get('/schema.graphql', (_req, res) => {
    res.set('cache-control', 'no-store').attachment('brasa.graphql').type('text').send(printSchema(schema));
  });
  router.get('/schema.json', (_req, res) => {
    const data = introspectionFromSchema(schema);
    res.set('cache-control', 'no-store').attachment('brasa.schema.json').json({ data });
  });
  return router;
}
