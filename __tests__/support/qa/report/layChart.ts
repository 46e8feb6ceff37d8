import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { nameOf } from '../../machines/statesOf';
import { ANYWHERE, chartEdges, staysIn, wordsOf, type ChartEdge } from './chartEdges';
import type { WalkedTransition } from './FlowWalks';

/** Pixels of a letter of the report's small type, and of a line. */
const LETTER = 6.9;
export const LINE = 15;
/** Of a state's name above what it answers itself. */
export const HEAD = 34;

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  // narrow rather than short: a page is scrolled downwards
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'org.eclipse.elk.json.edgeCoords': 'ROOT',
  'org.eclipse.elk.json.shapeCoords': 'ROOT',
};

/** Says where every state and transition of a chart is drawn; positions are those of the whole picture. */
export async function layChart(
  machine: AnyStateMachine,
  transitions: readonly WalkedTransition[],
): Promise<ElkNode> {
  const edges = chartEdges(transitions);
  const isFromAnywhere = edges.some(({ from }) => from === ANYWHERE);
  const children = Object.values(machine.root.states).map((node) => boxOf(node, transitions));
  return new ELK().layout({
    id: 'chart',
    layoutOptions: OPTIONS,
    children: isFromAnywhere ? [boxNamed(ANYWHERE, ANYWHERE, []), ...children] : children,
    edges: edges.map(edgeOf),
  });
}

function boxOf(node: AnyStateNode, transitions: readonly WalkedTransition[]): ElkNode {
  const children = Object.values(node.states).filter(({ type }) => type !== 'history');
  const stays = staysIn(transitions, nameOf(node)).flatMap(wordsOf);
  if (children.length === 0) return boxNamed(nameOf(node), node.key, stays);
  return {
    id: nameOf(node),
    labels: [{ text: node.key }],
    layoutOptions: {
      ...OPTIONS,
      'elk.padding': `[top=${HEAD + 8 + stays.length * LINE},left=14,bottom=14,right=14]`,
    },
    children: children.map((child) => boxOf(child, transitions)),
  };
}

const boxNamed = (id: string, text: string, stays: readonly string[]): ElkNode => ({
  id,
  labels: [{ text }],
  width: Math.max(90, text.length * 8 + 44, widthOf(stays) + 24),
  height: HEAD + 4 + stays.length * LINE,
});

const widthOf = (lines: readonly string[]) => Math.max(0, ...lines.map(({ length }) => length)) * LETTER;

function edgeOf({ id, from, to, transitions }: ChartEdge): ElkExtendedEdge {
  const lines = transitions.flatMap(wordsOf);
  return {
    id,
    sources: [from],
    targets: [to],
    labels: [{ text: lines.join('\n'), width: widthOf(lines) + 6, height: lines.length * LINE + 4 }],
  };
}
