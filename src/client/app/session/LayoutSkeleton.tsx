/** The layout's shape while it is not known yet whom it is for, and Ant Design has not come. */
export function LayoutSkeleton({ label }: { label: string }) {
  return (
    <div className="dr-layoutSkeleton" role="status" aria-label={label}>
      <div className="dr-layoutSkeleton-header" />
      <div className="dr-layoutSkeleton-content">
        <div className="dr-layoutSkeleton-body dr-frame">
          <span className="dr-layoutSkeleton-bone dr-layoutSkeleton-title" />
          <span className="dr-layoutSkeleton-bone dr-layoutSkeleton-card" />
          <span className="dr-layoutSkeleton-bone dr-layoutSkeleton-card" />
        </div>
      </div>
    </div>
  );
}
