import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  redirect,
} from "react-router";

type Results = Record<string, DataStrategyResult>;

const list = "/services";

/** A `clientLoader` of the page could do this, but its module and the data would come one after the other. */
export const redirectUnknownService: MiddlewareFunction<Results> = async ({ params }, next) => {
  const results = await next();
  if (params.serviceId && Object.values(results).some(({ result }) => isUnknown(result))) {
    console.warn(`No service "${params.serviceId}": showing all services`);
    throw redirect(list);
  }
  return results;
};

/** Our server redirects, a static host answers 404. A service that has moved is where the server says. */
function isUnknown(result: unknown) {
  if (result instanceof Response) return result.headers.get("Location") === list;
  return isRouteErrorResponse(result) && result.status === 404;
}
