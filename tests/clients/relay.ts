import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { printSchema, type GraphQLSchema } from 'graphql';
import {
  commitMutation,
  createOperationDescriptor,
  Environment,
  fetchQuery,
  getRequest,
  Network,
  Observable,
  RecordSource,
  requestSubscription,
  Store,
  type ConcreteRequest,
} from 'relay-runtime';
import { z } from 'zod';
import { removeFolder } from '../support/remove-folder.ts';
import { codesOf, faultOf, Faults, openSocketClient, post, type Artifacts, type Client, type Place } from './client.ts';
import { operations, type Operation } from './operations.ts';

const compiled = z.object({ default: z.custom<ConcreteRequest>() });

/**
 * Compiles all operations with relay-compiler.
 * @throws an error with the compiler's output if relay-compiler rejects an operation
 */
export async function compileForRelay(schema: GraphQLSchema): Promise<Artifacts> {
  const folder = await mkdtemp(join(tmpdir(), 'relay-'));
  try {
    await mkdir(join(folder, 'src'));
    await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
    await writeFile(join(folder, 'schema.graphql'), printSchema(schema));
    await writeFile(
      join(folder, 'relay.config.json'),
      JSON.stringify({
        src: 'src',
        schema: 'schema.graphql',
        language: 'javascript',
        eagerEsModules: true,
        schemaConfig: { nodeInterfaceIdField: 'nodeId' },
      }),
    );
    const tagged = Object.values<Operation<unknown>>(operations).map(({ document }) => `graphql\`${document}\`;`);
    await writeFile(join(folder, 'src/Clients.js'), ["import { graphql } from 'relay-runtime';", ...tagged].join('\n'));
    await promisify(execFile)(process.execPath, [resolve('node_modules/relay-compiler/cli.js')], { cwd: folder });
    const made = join(folder, 'src/__generated__');
    const names = await readdir(made);
    return new Map(
      await Promise.all(
        names.map(async (name) => {
          const loaded: unknown = await import(pathToFileURL(join(made, name)).href);
          return [name.replace('.graphql.js', ''), compiled.parse(loaded).default] as const;
        }),
      ),
    );
  } finally {
    await removeFolder(folder);
  }
}

export function createRelayClient(place: Place): Client {
  const socket = openSocketClient(place);
  const artifactOf = ({ name }: Operation<unknown>) => {
    const artifact = place.artifacts.get(name);
    if (artifact === undefined) throw new Error(`relay-compiler made nothing of ${name}`);
    return artifact;
  };
  const sent = (name: string, text: string | null | undefined) => ({ name, document: text ?? '' });
  const environment = new Environment({
    network: Network.create(
      async ({ name, text }, variables) => {
        const { data, errors } = await post(place, sent(name, text), variables);
        if (errors) throw new Faults(codesOf(errors));
        return { data: data ?? {} };
      },
      ({ text }, variables) =>
        Observable.create((sink) =>
          socket.subscribe(
            { query: text ?? '', variables },
            {
              next: ({ data, errors }) =>
                errors ? sink.error(new Faults(codesOf(errors))) : sink.next({ data: data ?? {} }),
              error: (error) => sink.error(faultOf(error)),
              complete: () => sink.complete(),
            },
          ),
        ),
    ),
    store: new Store(new RecordSource()),
    getDataID: (record: { nodeId?: string }) => record.nodeId,
  });
  return {
    async ask(operation, variables = {}) {
      const artifact = artifactOf(operation);
      if (artifact.params.operationKind === 'query') {
        return operation.data.parse(await fetchQuery(environment, artifact, variables).toPromise());
      }
      return await new Promise((done, refuse) => {
        commitMutation(environment, {
          mutation: artifact,
          variables,
          onCompleted: (data) => done(operation.data.parse(data)),
          onError: refuse,
        });
      });
    },
    cached(operation, variables = {}) {
      const request = createOperationDescriptor(getRequest(artifactOf(operation)), variables);
      return operation.data.nullable().parse(environment.lookup(request.fragment).data);
    },
    subscribe(operation, variables, onEvent, onFault) {
      requestSubscription(environment, {
        subscription: artifactOf(operation),
        variables,
        onNext: (data) => onEvent(operation.data.parse(data)),
        onError: onFault,
      });
    },
    close: () => void socket.dispose(),
  };
}
